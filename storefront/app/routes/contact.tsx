import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { PageIntro } from "~/content/PageIntro";
import { legalHref } from "~/content/page-slugs";
import { sitePicture } from "~/content/site-pictures";
import { fixedT } from "~/i18n/i18n.server";
import { href, languageOfPath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { useSite } from "~/layout/use-site";
import { pageMeta, type WithHead } from "~/seo/meta";
import { Picture } from "~/ui/Picture";

export const handle = { i18n: ["contact"] } satisfies RouteHandle;
export const meta = pageMeta;

export function loader({ request }: LoaderFunctionArgs) {
  const t = fixedT(languageOfPath(new URL(request.url).pathname), "contact");
  return {
    head: {
      title: t("head.title"),
      description: t("head.description"),
      picture: "site/landscape-barbagia",
    },
  } satisfies WithHead;
}

function Way({ title, value, text }: { title: string; value: ReactNode; text: string }) {
  return (
    <section className="border-t border-chestnut/30 py-7">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2 font-display text-2xl leading-snug">{value}</div>
      <p className="mt-2 max-w-text text-chestnut">{text}</p>
    </section>
  );
}

/** A number as `tel:` wants it, or null for what is no number (a placeholder). */
const dialled = (phone: string): string | null => {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.length >= 6 ? digits : null;
};

export default function Contact() {
  const t = useT("contact");
  const language = useLanguage();
  const company = useSite()?.company;
  const phone = company ? dialled(company.phone) : null;
  return (
    <>
      <PageIntro title={t("title")} intro={t("intro")} />
      <div className="page grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          {company && (
            <>
              <Way
                title={t("email.title")}
                value={
                  <a href={`mailto:${company.email}`} className="link">
                    {company.email}
                  </a>
                }
                text={t("email.text")}
              />
              <Way
                title={t("phone.title")}
                value={
                  phone ? (
                    <a href={`tel:${phone}`} className="link">
                      {company.phone}
                    </a>
                  ) : (
                    company.phone
                  )
                }
                text={t("phone.text")}
              />
              <Way
                title={t("address.title")}
                value={
                  <address className="not-italic">
                    {company.name}
                    <br />
                    {company.street}
                    <br />
                    {company.postalCode} {company.city}
                  </address>
                }
                text={t("address.text")}
              />
            </>
          )}
        </div>
        <div>
          <Picture
            {...sitePicture("landscape-barbagia", language)}
            sizes="(min-width: 64rem) 46vw, 92vw"
            first
            className="aspect-4/3 rounded-sm object-cover"
          />
          <section className="mt-10">
            <h2 className="text-xl">{t("help.title")}</h2>
            <ul className="mt-3">
              <li>
                <Link to={href("shipping", language)} className="link inline-block py-1.5">
                  {t("help.shipping")}
                </Link>
              </li>
              <li>
                <Link to={legalHref("withdrawal", language)} className="link inline-block py-1.5">
                  {t("help.withdrawal")}
                </Link>
              </li>
              <li>
                <Link to={href("blog", language)} className="link inline-block py-1.5">
                  {t("help.keeping")}
                </Link>
              </li>
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
