import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CategoryList } from "~/catalogue/CategoryList";
import { listHead, loadList } from "./list.server";
import { listParameters } from "~/catalogue/list-query";
import { ListLayout } from "~/catalogue/ListLayout";
import { categoryBySlug, listCategories } from "~/commerce/catalogue.server";
import type { Category } from "~/commerce/types";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { Crumbs } from "~/ui/Band";
import { pageNotFound } from "./http-errors.server";

/** "Non-existent category" (spec §8): sent with status 404, together with the existing categories. */
function CategoryNotFound({ categories }: { categories: readonly Category[] }) {
  const t = useT("catalogue");
  return (
    <div className="page py-10 lg:py-20">
      <Crumbs className="mb-6 w-40" />
      <h1 className="text-4xl">{t("category.missing")}</h1>
      <p className="mt-5 mb-8 text-lg text-chestnut">{t("category.missingHint")}</p>
      <CategoryList categories={categories} current="" />
    </div>
  );
}

export const handle = {
  i18n: ["catalogue", "list"],
  cacheableParameters: listParameters,
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
  const head = listHead(shop, category.name, category.description, list);
  return data({ head, alternates: category.slugs, found: { category, list }, categories });
}

export default function CategoryPage() {
  const { found, categories } = useLoaderData<typeof loader>();
  if (!found) return <CategoryNotFound categories={categories} />;
  const { category, list } = found;
  return <ListLayout title={category.name} intro={category.description} list={list} current={category.id} />;
}
