import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { applyNewsletterToken } from "~/commerce/form-requests.server";
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

/** Action named by the page's path: /newsletter/confirm or /newsletter/unsubscribe. */
const linkActionOf = ({ url }: Request) =>
  new URL(url).pathname.endsWith("/confirm") ? "confirm" : "unsubscribe";

/** Shows what the button will do, or that the link is invalid. */
export function loader({ request }: LoaderFunctionArgs) {
  const linkAction = linkActionOf(request);
  const language = languageOfPath(new URL(request.url).pathname);
  const t = fixedT(language, "newsletter");
  const words = tokenLinkWords(linkAction, (key) => t(key));
  return loadTokenLink(request, `newsletter-${linkAction}`, words, {
    to: href("newsletter", language),
    name: t("head.title"),
  });
}

/** Performs the action the token in the URL allows; also for the one-click POST of mail programs (RFC 8058). */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  return applyTokenLink(request, (token) => applyNewsletterToken(shop, linkActionOf(request), token));
}

export default function NewsletterLinkPage() {
  return <TokenLinkPage page={useLoaderData<typeof loader>()} answer={useFormAnswer<typeof action>()} />;
}
