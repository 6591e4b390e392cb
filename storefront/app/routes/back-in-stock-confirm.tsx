import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { applyBackInStockToken } from "~/commerce/form-requests.server";
import { TokenLinkPage } from "~/content/TokenLinkPage";
import { fixedT } from "~/i18n/i18n.server";
import { href, languageOfPath } from "~/i18n/paths";
import type { RouteHandle } from "~/layout/handle";
import { keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { privatePage } from "~/platform/headers";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { applyTokenLink, loadTokenLink, tokenLinkWords } from "./token-link.server";

export const handle = { i18n: [] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const clientAction = keepUnansweredForm;

/** Action named by the page's path: /restock/confirm or /restock/end. */
const linkActionOf = ({ url }: Request) => (new URL(url).pathname.endsWith("/confirm") ? "confirm" : "end");

/** Shows what the button will do, or that the link is invalid. */
export function loader({ request }: LoaderFunctionArgs) {
  const linkAction = linkActionOf(request);
  const language = languageOfPath(new URL(request.url).pathname);
  const t = fixedT(language, "back-in-stock");
  const words = tokenLinkWords(linkAction, (key) => t(key));
  return loadTokenLink(request, `restock-${linkAction}`, words, {
    to: href("products", language),
    name: t("products"),
  });
}

/** Performs the action the token in the URL allows. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  return applyTokenLink(request, (token) => applyBackInStockToken(shop, linkActionOf(request), token));
}

export default function BackInStockLinkPage() {
  return <TokenLinkPage page={useLoaderData<typeof loader>()} answer={useFormAnswer<typeof action>()} />;
}
