import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListLayout } from "~/catalogue/ListLayout";
import { listParameters } from "~/catalogue/list-query";
import { listHead, loadList } from "./list.server";
import { listCategories } from "~/commerce/catalogue.server";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = {
  i18n: ["catalogue", "list"],
  cacheableParameters: listParameters,
} satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const { search, searchParams } = new URL(request.url);
  // a search has one page, which also finds pages and posts
  if (searchParams.get("q")?.trim()) throw redirect(href("search", shop.language) + search, 301);
  const t = fixedT(shop.language, "catalogue");
  const list = await loadList(shop, listCategories(shop));
  const head = listHead(shop, t("list.metaTitle"), t("list.metaDescription"), list);
  return { head, list } satisfies WithHead & Record<string, unknown>;
}

export default function Products() {
  const t = useT("catalogue");
  const { list } = useLoaderData<typeof loader>();
  return <ListLayout title={t("list.title")} intro={t("list.intro")} list={list} current={null} />;
}
