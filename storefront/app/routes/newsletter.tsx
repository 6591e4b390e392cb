import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { newsletterBody } from "@su-turrone/contract/form-requests";
import { requestNewsletter } from "~/commerce/form-requests.server";
import { Honeypot } from "~/content/Honeypot";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { href, languageOfPath, legalHref } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { PostForm } from "~/layout/PostForm";
import { keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { publicForm } from "~/platform/public-form";
import { consumeLimit } from "~/platform/rate-limits.server";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";
import { Button } from "~/ui/Button";
import { EmailField } from "~/ui/Field";
import { ErrorNotice, Notice } from "~/ui/Notice";
import { answerForm, honeypotOnly, toFormResult } from "./submit-form.server";

/**
 * Version of the newsletter's consent text (`consent` in messages/<language>/newsletter.json), stored with every
 * sign-up as proof. Must be changed together with the text.
 */
const consentVersion = "2026-11-20";

export const handle = { i18n: ["newsletter", "contact"] } satisfies RouteHandle;
export const meta = pageMeta;
export const clientAction = keepUnansweredForm;

const signedUpParameter = "asked";

export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const t = fixedT(languageOfPath(url.pathname), "newsletter");
  return {
    head: { title: t("head.title"), description: t("head.description") },
    asked: url.searchParams.has(signedUpParameter),
  } satisfies WithHead & Record<string, unknown>;
}

const form = publicForm({ email: newsletterBody.shape.email }, ["email"]);

/** Takes a sign-up; redirects (303) to the same page whether or not the e-mail address was known. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const done = () => redirect(`${href("newsletter", shop.language)}?${signedUpParameter}`, 303);
  return answerForm({
    shop,
    form,
    purpose: "a newsletter sign-up",
    spam: honeypotOnly,
    spamResponse: done,
    limit: () => consumeLimit("form", "newsletter", context.clientIp),
    send: async ({ email }) => {
      const outcome = await requestNewsletter(shop, email, consentVersion);
      return outcome === "refused" ? { errors: { email: "email" } } : toFormResult(outcome, done);
    },
  });
}

export default function Newsletter() {
  const t = useT("newsletter");
  const tContact = useT("contact");
  const language = useLanguage();
  const { asked } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>();
  const sending = useNavigation().state === "submitting";
  const problem = refused?.problem;
  return (
    <>
      <PageIntro title={t("title")} intro={t("intro")} />
      <div className="page">
        {asked && !refused ? (
          <Notice kind="success" live title={t("asked.title")}>
            {t("asked.text")}
          </Notice>
        ) : (
          <PostForm noValidate className="relative max-w-text space-y-5">
            {problem && <ErrorNotice>{t(`errors.${problem}`)}</ErrorNotice>}
            <Honeypot label={tContact("form.honeypot")} />
            <EmailField
              id="newsletter-email"
              name="email"
              label={tContact("form.email")}
              error={refused?.errors.email && <span role="alert">{t("errors.email")}</span>}
              defaultValue={refused?.typed.email ?? ""}
            />
            <p className="text-sm text-chestnut">
              {t("consent")}{" "}
              <Link to={legalHref("privacy", language)} className="link">
                {tContact("form.privacyLink")}
              </Link>
            </p>
            <Button disabled={sending}>{t("submit")}</Button>
          </PostForm>
        )}
      </div>
    </>
  );
}
