import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MissingCategory } from "~/catalogue/MissingCategory";
import { ProductList } from "~/catalogue/ProductList";
import { categoryBySlug, listCategories, listProducts } from "~/commerce/catalogue.server";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";

export const handle = { i18n: ["catalogue"] } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "catalogue");
  const [answer, categories] = await Promise.all([
    categoryBySlug(shop, params["slug"] ?? ""),
    listCategories(shop),
  ]);
  if (!answer) {
    const head = { title: t("category.missing"), description: t("category.missingHint"), noindex: true };
    return data({ head, found: null, categories }, { status: 404 });
  }
  if ("movedTo" in answer) throw redirect(href("category", shop.language, { slug: answer.movedTo }), 301);
  const category = answer.found;
  const products = await listProducts(shop, { categoryId: category.id });
  const head = { title: category.name, description: category.description };
  return data({ head, alternates: category.slugs, found: { category, products }, categories });
}

export default function CategoryPage() {
  const { found, categories } = useLoaderData<typeof loader>();
  if (!found) return <MissingCategory categories={categories} />;
  const { category, products } = found;
  return (
    <ProductList
      title={category.name}
      intro={category.description}
      products={products}
      categories={categories}
      current={category.id}
    />
  );
}
