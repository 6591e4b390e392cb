import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { applyBackInStockToken } from "~/commerce/back-in-stock.server";
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

export const handle = { i18n: ["restock"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;

/** What the address of the page is for: /restock/confirm or /restock/end. */
const actOf = (pathname: string): "confirm" | "end" => (pathname.endsWith("/confirm") ? "confirm" : "end");

/** Shows what the button will do, or that the link is worth nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const act = actOf(pathname);
  const good = isLinkToken(`restock-${act}`, searchParams.get("token") ?? "");
  const t = fixedT(languageOfPath(pathname), "restock");
  const head = { title: t(`${act}.title`), description: t(`${act}.text`), noindex: true };
  return data({ head, act, good }, { status: good ? 200 : 400 });
}

/** Does what the token in the address allows. */
export async function action({ request, context }: ActionFunctionArgs) {
  const act = actOf(new URL(request.url).pathname);
  return applyTokenLink(request, (token) => applyBackInStockToken(shopFrom(request, context), act, token));
}

export default function RestockAnswer() {
  const t = useT("restock");
  const language = useLanguage();
  const { act, good } = useLoaderData<typeof loader>();
  const words = {
    title: t(`${act}.title`),
    text: t(`${act}.text`),
    button: t(`${act}.button`),
    done: t(`${act}.done`),
    badLink: t("badLink"),
  };
  const way = { to: href("products", language), name: t("products") };
  return <TokenLinkResult words={words} way={way} good={good} answer={useActionData<typeof action>()} />;
}
