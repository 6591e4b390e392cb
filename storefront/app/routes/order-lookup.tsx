import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { formLimits } from "@su-turrone/contract/limits";
import { limitedLookup, lookUpOrder } from "~/commerce/order.server";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { href, languageOfPath } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { PostForm } from "~/layout/PostForm";
import { lookupForm } from "~/content/forms.server";
import { serializeOrderRefs } from "~/platform/cookies.server";
import { privatePage, redirectPrivately } from "~/platform/headers";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";
import { Button } from "~/ui/Button";
import { ErrorSummary, useFormFields } from "~/ui/ErrorSummary";
import { EmailField, Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { answerForm, accepted } from "./submit-form.server";

export const handle = { i18n: ["order"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const clientAction = keepUnansweredForm;

export function loader({ request }: LoaderFunctionArgs) {
  const t = fixedT(languageOfPath(new URL(request.url).pathname), "order");
  return {
    head: { title: t("lookup.title"), description: t("lookup.intro"), noindex: true },
  } satisfies WithHead;
}

/**
 * Opens an order by its number and the buyer's e-mail address; every miss gets the same response. After too many misses
 * no order is opened any more: the link is sent to the buyer by e-mail instead.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  return answerForm({
    shop,
    form: lookupForm,
    purpose: "a lookup of an order",
    send: async ({ number, email }) => {
      const outcome = await limitedLookup(context.clientIp, number, (byMail) =>
        lookUpOrder(shop, { number, email, by_mail: byMail }),
      );
      if (!outcome.found)
        return { problem: outcome.reason, status: outcome.reason === "limited" ? 429 : 404 };
      const { id, key } = outcome.found;
      const headers = new Headers({ "Set-Cookie": await serializeOrderRefs(request, id, key) });
      return accepted(redirectPrivately(href("confirmation", shop.language, { id }), headers));
    },
  });
}

/** Order number and e-mail address. Validated by the server; a refused form keeps what was typed. */
function LookupForm() {
  const t = useT("order");
  const refused = useFormAnswer<typeof action>();
  const problem = refused?.problem;
  const { form, summary, field, sending } = useFormFields({
    prefix: "lookup",
    typed: refused?.typed ?? { number: "", email: "" },
    errors: refused?.errors,
    labelOf: (name) => t(`lookup.${name}`),
    messageOf: (name) => t(`lookup.errors.${name}`),
  });
  return (
    <PostForm className="max-w-text space-y-5" {...form}>
      <ErrorSummary title={t("lookup.errors.summary")} {...summary} />
      {problem && (
        // limited: the link is sent by e-mail
        <Notice kind={problem === "limited" ? "info" : "error"} live>
          {t(`lookup.errors.${problem}`)}
        </Notice>
      )}
      <Field
        {...field("number")}
        hint={t("lookup.numberHint")}
        autoComplete="off"
        maxLength={formLimits.lookupNumber}
        required
      />
      <EmailField {...field("email")} />
      <Button disabled={sending}>{t("lookup.submit")}</Button>
    </PostForm>
  );
}

export default function OrderLookup() {
  const t = useT("order");
  return (
    <>
      <PageIntro title={t("lookup.title")} intro={t("lookup.intro")} />
      <div className="page">
        <LookupForm />
      </div>
    </>
  );
}
