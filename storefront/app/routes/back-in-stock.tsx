import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { restockHref, BackInStockForm } from "~/catalogue/BackInStockForm";
import { productBySlug } from "~/commerce/catalogue.server";
import { CommerceError } from "~/commerce/client.server";
import { requestBackInStock } from "~/commerce/back-in-stock.server";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { keepFormOnServerError } from "~/layout/keep-form-on-server-error";
import { emailAddress } from "~/platform/email-address";
import { privatePage } from "~/platform/headers";
import { honeypotName } from "~/platform/honeypot";
import { log } from "~/platform/log.server";
import { consumeLimit } from "~/platform/rate-limits.server";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";

export const handle = { i18n: ["restock"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const shouldRevalidate = keepFormOnServerError;

/** The form of a product on a page of its own, for browsers without a script: `?product=<slug>`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const slug = new URL(request.url).searchParams.get("product") ?? "";
  const answer = slug ? await productBySlug(shop, slug) : null;
  if (!answer) throw new Response(null, { status: 404 });
  if ("movedTo" in answer) throw redirect(restockHref(answer.movedTo, shop.language));
  const { product } = answer.found;
  const t = fixedT(shop.language, "restock");
  return {
    head: { title: `${t("title")}: ${product.name}`, description: t("text"), noindex: true },
    product,
  };
}

const variantIds = z.string().regex(/^\w{1,64}$/);

/** What became of the form. */
export type RestockAnswer =
  { asked: true } | { asked: false; email: string; problem: "email" | "limited" | "unavailable" };

const refuse = (email: string, problem: "email" | "limited" | "unavailable", status: number) =>
  data<RestockAnswer>({ asked: false, email, problem }, { status });

/** Takes the form of a sold-out weight; the answer is the same whether the address asked before or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const asked = () => data<RestockAnswer>({ asked: true });
  const email = text("email");
  // a machine is thanked and forgotten
  if (text(honeypotName)) return asked();
  if (!emailAddress.safeParse(email).success) return refuse(email, "email", 422);
  const variantId = variantIds.safeParse(text("variantId"));
  if (!variantId.success) return refuse(email, "unavailable", 422);
  if ((await consumeLimit("form", "restock", context.clientIp)) > 0) return refuse(email, "limited", 429);
  try {
    const outcome = await requestBackInStock(shop, variantId.data, email);
    if (outcome === "taken") return asked();
    return outcome === "limited" ? refuse(email, "limited", 429) : refuse(email, "unavailable", 422);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "a restock alert was not taken");
    return refuse(email, "unavailable", 503);
  }
}

export default function Restock() {
  const t = useT("restock");
  const { product } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageIntro title={product.name} intro={t("title")} />
      <div className="page max-w-text">
        <BackInStockForm product={product} answer={answer} />
      </div>
    </>
  );
}
