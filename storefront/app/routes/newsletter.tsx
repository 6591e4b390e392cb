import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { CommerceError } from "~/commerce/client.server";
import { requestNewsletter } from "~/commerce/messages.server";
import { consentVersion } from "~/content/consent";
import { Honeypot } from "~/content/Honeypot";
import { legalHref } from "~/content/page-slugs";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { href, languageOfPath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { emailAddress } from "~/platform/email-address";
import { honeypotName } from "~/platform/honeypot";
import { log } from "~/platform/log.server";
import { consumeLimit } from "~/platform/rate-limits.server";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";
import { Button } from "~/ui/Button";
import { EmailField } from "~/ui/Field";
import { Notice } from "~/ui/Notice";

export const handle = { i18n: ["newsletter", "contact"] } satisfies RouteHandle;
export const meta = pageMeta;

/** Behind the address of the page when somebody has signed up. */
const askedMark = "asked";

export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const t = fixedT(languageOfPath(url.pathname), "newsletter");
  return {
    head: { title: t("head.title"), description: t("head.description") },
    asked: url.searchParams.has(askedMark),
  } satisfies WithHead & Record<string, unknown>;
}

type Problem = "email" | "limited" | "unavailable";
const refuse = (email: string, problem: Problem, status: number) => data({ email, problem }, { status });

/** Takes a sign-up; answers 303 to the same page whether the address was known or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const form = await readForm(request);
  const typed = form.get("email");
  const email = typeof typed === "string" ? typed.trim() : "";
  const done = () => redirect(`${href("newsletter", shop.language)}?${askedMark}`, 303);
  // a machine is thanked and forgotten
  if (form.get(honeypotName)) return done();
  if (!emailAddress.safeParse(email).success) return refuse(email, "email", 422);
  if ((await consumeLimit("form", "newsletter", context.clientIp)) > 0) return refuse(email, "limited", 429);
  try {
    const outcome = await requestNewsletter(shop, email, shop.language, consentVersion);
    if (outcome === "taken") return done();
    return outcome === "limited" ? refuse(email, "limited", 429) : refuse(email, "email", 422);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "a newsletter sign-up was not taken");
    return refuse(email, "unavailable", 503);
  }
}

export default function Newsletter() {
  const t = useT("newsletter");
  const contact = useT("contact");
  const language = useLanguage();
  const { asked } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
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
          <Form method="post" noValidate className="relative max-w-text space-y-5">
            {problem && problem !== "email" && (
              <Notice kind="error" live>
                {t(`errors.${problem}`)}
              </Notice>
            )}
            <Honeypot label={contact("form.honeypot")} />
            <EmailField
              id="newsletter-email"
              name="email"
              label={contact("form.email")}
              error={problem === "email" && <span role="alert">{t("errors.email")}</span>}
              defaultValue={refused?.email ?? ""}
            />
            <p className="text-sm text-chestnut">
              {t("consent")}{" "}
              <Link to={legalHref("privacy", language)} className="link">
                {contact("form.privacyLink")}
              </Link>
            </p>
            <Button disabled={sending}>{t("submit")}</Button>
          </Form>
        )}
      </div>
    </>
  );
}
