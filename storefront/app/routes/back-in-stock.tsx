import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backInStockBody } from "@su-turrone/contract/form-requests";
import { backInStockHref, BackInStockForm } from "~/catalogue/BackInStockForm";
import { productBySlug } from "~/commerce/catalogue.server";
import { requestBackInStock } from "~/commerce/form-requests.server";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { keepFormOnServerError, keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { privatePage } from "~/platform/headers";
import { publicForm } from "~/platform/public-form";
import { consumeLimit } from "~/platform/rate-limits.server";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { answerForm, honeypotOnly, toFormResult } from "./submit-form.server";

export const handle = { i18n: ["back-in-stock"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const shouldRevalidate = keepFormOnServerError;
export const clientAction = keepUnansweredForm;

/** A product's back-in-stock form on a separate page, for browsers without JavaScript: `?product=<slug>`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const slug = new URL(request.url).searchParams.get("product") ?? "";
  const answer = slug ? await productBySlug(shop, slug) : null;
  if (!answer) throw new Response(null, { status: 404 });
  if ("movedTo" in answer) throw redirect(backInStockHref(answer.movedTo, shop.language));
  const { product } = answer.found;
  const t = fixedT(shop.language, "back-in-stock");
  return {
    head: { title: `${t("title")}: ${product.name}`, description: t("text"), noindex: true },
    product,
  };
}

const { email, variant_id: variantId } = backInStockBody.shape;

const form = publicForm({ email, variantId }, ["invalid"]);

/** The response is the same whether or not the e-mail address was already registered. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const done = () => data({ asked: true } as const);
  return answerForm({
    shop,
    form,
    purpose: "a back-in-stock alert",
    spam: honeypotOnly,
    spamResponse: done,
    limit: () => consumeLimit("form", "back-in-stock", context.clientIp),
    send: async ({ variantId, email }) =>
      toFormResult(await requestBackInStock(shop, variantId, email), done),
  });
}

export default function BackInStockPage() {
  const t = useT("back-in-stock");
  const { product } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  return (
    <>
      <PageIntro title={product.name} intro={t("title")} />
      <div className="page *:max-w-text">
        <BackInStockForm product={product} answer={answer} />
      </div>
    </>
  );
}
