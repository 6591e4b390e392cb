import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchForm } from "~/catalogue/SearchForm";
import { SearchResults } from "~/catalogue/SearchResults";
import { readQuery } from "~/catalogue/search-query";
import { listProducts } from "~/commerce/catalogue.server";
import { fixedT } from "~/i18n/i18n.server";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";

export const handle = { i18n: ["catalogue"] } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "catalogue");
  const { words, tooLong } = readQuery(new URL(request.url).searchParams.get("q"));
  const products = words === "" || tooLong ? null : await listProducts(shop, { words });
  const head = { title: t("search.title"), description: t("search.hint"), noindex: true };
  return { head, words, tooLong, products };
}

export default function Search() {
  const t = useT("catalogue");
  const { words, tooLong, products } = useLoaderData<typeof loader>();
  return (
    <div className="page pt-10 md:pt-16">
      <h1 className="text-4xl">{t("search.title")}</h1>
      <SearchForm words={words} tooLong={tooLong} />
      {products && <SearchResults words={words} products={products} />}
    </div>
  );
}
