import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProductList } from "~/catalogue/ProductList";
import { listCategories, listProducts } from "~/commerce/catalogue.server";
import { fixedT } from "~/i18n/i18n.server";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = { i18n: ["catalogue"] } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "catalogue");
  const [products, categories] = await Promise.all([listProducts(shop), listCategories(shop)]);
  const head = { title: t("list.title"), description: t("list.metaDescription") };
  return { head, products, categories } satisfies WithHead & Record<string, unknown>;
}

export default function Products() {
  const t = useT("catalogue");
  const { products, categories } = useLoaderData<typeof loader>();
  return (
    <ProductList
      title={t("list.title")}
      intro={t("list.intro")}
      products={products}
      categories={categories}
      current={null}
    />
  );
}
