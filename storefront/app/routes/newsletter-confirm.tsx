import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { applyNewsletterToken } from "~/commerce/messages.server";
import { TokenLinkResult } from "~/content/TokenLinkResult";
import { fixedT } from "~/i18n/i18n.server";
import { href, languageOfPath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { privatePage } from "~/platform/headers";
import { shopFrom } from "~/platform/shop.server";
import { isLinkToken } from "~/platform/signing.server";
import { pageMeta } from "~/seo/meta";
import { applyTokenLink } from "./token-link.server";

export const handle = { i18n: ["newsletter"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;

/** What the address of the page is for: /newsletter/confirm or /newsletter/unsubscribe. */
const actOf = (pathname: string): "confirm" | "unsubscribe" =>
  pathname.endsWith("/confirm") ? "confirm" : "unsubscribe";

/** Shows what the button will do, or that the link is worth nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const act = actOf(pathname);
  const good = isLinkToken(`newsletter-${act}`, searchParams.get("token") ?? "");
  const t = fixedT(languageOfPath(pathname), "newsletter");
  const head = { title: t(`${act}.title`), description: t(`${act}.text`), noindex: true };
  return data({ head, act, good }, { status: good ? 200 : 400 });
}

/** Does what the token in the address allows; also the one-click POST of mail programs (RFC 8058). */
export async function action({ request, context }: ActionFunctionArgs) {
  const act = actOf(new URL(request.url).pathname);
  return applyTokenLink(request, (token) => applyNewsletterToken(shopFrom(request, context), act, token));
}

export default function NewsletterAnswer() {
  const t = useT("newsletter");
  const language = useLanguage();
  const { act, good } = useLoaderData<typeof loader>();
  const words = {
    title: t(`${act}.title`),
    text: t(`${act}.text`),
    button: t(`${act}.button`),
    done: t(`${act}.done`),
    badLink: t("badLink"),
  };
  const way = { to: href("newsletter", language), name: t("head.title") };
  return <TokenLinkResult words={words} way={way} good={good} answer={useActionData<typeof action>()} />;
}
