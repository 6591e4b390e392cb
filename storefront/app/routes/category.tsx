import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListLayout } from "~/catalogue/ListLayout";
import { listParameters } from "~/catalogue/list-query";
import { listHead } from "~/catalogue/list-head";
import { CategoryNotFound } from "~/catalogue/CategoryNotFound";
import { categoryBySlug, listCategories } from "~/commerce/catalogue.server";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { loadList } from "./list.server";
import { pageNotFound } from "./not-found.server";

export const handle = {
  i18n: ["catalogue", "list"],
  sharedPageParameters: listParameters,
} satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const { language } = shop;
  const t = fixedT(language, "catalogue");
  const [answer, categories] = await Promise.all([
    categoryBySlug(shop, params["slug"] ?? ""),
    listCategories(shop),
  ]);
  if (!answer) {
    const missing = await pageNotFound(request);
    if (missing.status !== 404) throw missing;
    const head = { title: t("category.missing"), description: t("category.missingHint"), noindex: true };
    return data({ head, found: null, categories }, { status: 404 });
  }
  if ("movedTo" in answer) {
    const { search } = new URL(request.url);
    throw redirect(href("category", language, { slug: answer.movedTo }) + search, 301);
  }
  const category = answer.found;
  const list = await loadList(shop, Promise.resolve(categories), category);
  const pageLabel = fixedT(language, "list")("paging.page", { page: list.query.page });
  const head = {
    ...listHead(category.name, list.query, list.page, pageLabel),
    description: category.description,
  };
  return data({ head, alternates: category.slugs, found: { category, list }, categories });
}

export default function CategoryPage() {
  const { found, categories } = useLoaderData<typeof loader>();
  if (!found) return <CategoryNotFound categories={categories} />;
  const { category, list } = found;
  return <ListLayout title={category.name} intro={category.description} list={list} current={category.id} />;
}
