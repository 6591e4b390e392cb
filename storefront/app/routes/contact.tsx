import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { topics } from "@su-turrone/contract/messages";
import type { ReactNode } from "react";
import { sendMessage } from "~/commerce/form-requests.server";
import { headOf, pageContent } from "~/commerce/page-content.server";
import { shopFacts } from "~/commerce/shop-facts.server";
import { ContactForm } from "~/content/ContactForm";
import { checkSpam, contactForm, newFormToken } from "~/content/forms.server";
import { PageIntro } from "~/content/PageIntro";
import { OwnSections, PreviewNotice, usePage } from "~/content/OwnContent";
import { OpeningHours, WorkshopMap } from "~/content/Workshop";
import { href, legalHref } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { useRootData } from "~/layout/use-root-data";
import { env } from "~/platform/env.server";
import { honeypotName } from "~/content/Honeypot";
import { consumeLimit } from "~/platform/rate-limits.server";
import { textOf } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { localBusinessJsonLd } from "~/seo/site-json-ld";
import { pageMeta, type WithHead } from "~/seo/meta";
import { Notice } from "~/ui/Notice";
import { Picture } from "~/ui/Picture";
import { answerForm, toFormResult } from "./submit-form.server";

export const handle = { i18n: ["contact"] } satisfies RouteHandle;
export const meta = pageMeta;
export const clientAction = keepUnansweredForm;

const sentParameter = "sent";

/** Spam check by the hidden fields; null for a person. */
function checkSpamFields(formData: FormData): "machine" | "again" | null {
  const [honeypot, stamp] = [textOf(formData, honeypotName), textOf(formData, "stamp")];
  const verdict = checkSpam(env.SIGNING_SECRET, honeypot, stamp, Date.now());
  return verdict === "person" ? null : verdict;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const [content, facts] = await Promise.all([pageContent(shop, "contact"), shopFacts(shop)]);
  const opening = facts?.opening_hours ?? [];
  const url = new URL(request.url);
  const { language } = shop;
  return {
    head: {
      ...headOf(content),
      jsonLd: facts?.company ? [localBusinessJsonLd(facts.company, language, env.PUBLIC_URL, opening)] : [],
    },
    content,
    opening,
    stamp: newFormToken(env.SIGNING_SECRET, Date.now()),
    sent: url.searchParams.has(sentParameter),
    topic: topics.find((topic) => topic === url.searchParams.get("topic")) ?? "",
  } satisfies WithHead & Record<string, unknown>;
}

/** Takes the contact form; redirects (303) to the same page, or returns the form with its errors. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const done = () => redirect(`${href("contact", shop.language)}?${sentParameter}`, 303);
  return answerForm({
    shop,
    form: contactForm,
    purpose: "a contact message",
    spam: checkSpamFields,
    spamResponse: done,
    limit: () => consumeLimit("form", "contact", context.clientIp),
    send: async (message) => toFormResult(await sendMessage(shop, message), done),
  });
}

/** The form, or a thank-you message after it was sent. */
function ContactFormSection() {
  const t = useT("contact");
  const { stamp, sent, topic } = useLoaderData<typeof loader>();
  const isGifts = topic === "company_gifts";
  const empty = { name: "", email: "", topic, message: isGifts ? t("form.giftsMessage") : "" };
  const refused = useFormAnswer<typeof action>();
  return (
    <section aria-labelledby="write">
      <h2 id="write" className="mb-5 text-xl">
        {t("form.title")}
      </h2>
      {sent && !refused ? (
        <Notice kind="success" live title={t("form.sent.title")}>
          {t("form.sent.text")}
        </Notice>
      ) : (
        <>
          {isGifts && <p className="mb-5 max-w-text">{t("form.gifts")}</p>}
          <ContactForm
            typed={refused?.typed ?? empty}
            errors={refused?.errors}
            problem={refused?.problem ?? null}
            stamp={stamp}
          />
        </>
      )}
    </section>
  );
}

function ContactChannel({ title, value, text }: { title: string; value: ReactNode; text: string }) {
  return (
    <section className="border-t border-chestnut/30 py-7">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2 text-lg leading-snug">{value}</div>
      <p className="mt-2 max-w-text text-chestnut">{text}</p>
    </section>
  );
}

/** A phone number in the form `tel:` requires, or null if it is not a number (a placeholder). */
const dialableNumber = (phone: string): string | null => {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.length >= 6 ? digits : null;
};

export default function Contact() {
  const t = useT("contact");
  const language = useLanguage();
  const company = useRootData()?.company;
  const { opening } = useLoaderData<typeof loader>();
  const phone = company ? dialableNumber(company.phone) : null;
  const { words, pictures, shown, sections, preview } = usePage("contact");
  const help = [
    ["shipping", href("shipping", language)],
    ["withdrawal", legalHref("withdrawal", language)],
    ["keeping", href("blog", language)],
  ] as const;
  return (
    <>
      <PreviewNotice text={preview} />
      <PageIntro title={words("title")} intro={words("intro")} />
      <div className="page grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          {company && (
            <>
              <ContactChannel
                title={words("email.title")}
                value={
                  <a href={`mailto:${company.email}`} className="link">
                    {company.email}
                  </a>
                }
                text={words("email.text")}
              />
              <ContactChannel
                title={words("phone.title")}
                value={
                  phone ? (
                    <a href={`tel:${phone}`} className="link">
                      {company.phone}
                    </a>
                  ) : (
                    company.phone
                  )
                }
                text={words("phone.text")}
              />
              <ContactChannel
                title={words("address.title")}
                value={
                  <address lang="it" className="not-italic">
                    {company.name}
                    <br />
                    {company.street}
                    <br />
                    {company.postal_code} {company.city}
                  </address>
                }
                text={words("address.text")}
              />
            </>
          )}
          <ContactChannel
            title={words("opening.title")}
            value={<OpeningHours opening={opening} />}
            text={words("opening.text")}
          />
          <div className="border-t border-chestnut/30 pt-7">
            <WorkshopMap />
          </div>
        </div>
        <div>
          <Picture
            {...pictures.picture}
            sizes="(min-width: 64rem) 46vw, 92vw"
            priority
            className="aspect-4/3 rounded-sm object-cover"
          />
          <div className="mt-10">
            <ContactFormSection />
          </div>
          {shown.help && (
            <section className="mt-10">
              <h2 className="text-xl">{words("help.title")}</h2>
              <ul className="mt-3">
                {help.map(([name, to]) => (
                  <li key={name}>
                    <Link to={to} className="link inline-block py-1.5">
                      {t(`help.${name}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <OwnSections sections={sections} />
    </>
  );
}
