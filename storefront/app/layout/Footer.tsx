import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { countryName, dayRange, list, money } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { href, legalHref, legalPages } from "~/i18n/paths";
import { BandStrip, WordMark } from "~/ui/Band";
import { useRootData } from "./use-root-data";

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg text-wafer">{title}</h2>
      <ul className="grid gap-1.5 text-sm">{children}</ul>
    </section>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        discover="none"
        className="inline-block py-1 underline-offset-4 hover:text-wafer hover:underline"
      >
        {children}
      </Link>
    </li>
  );
}

function CompanyData() {
  const t = useT();
  const company = useRootData()?.company;
  if (!company) return null;
  return (
    <address className="text-sm leading-relaxed not-italic">
      {company.name}
      <br />
      {company.street}
      <br />
      {company.postal_code} {company.city}
      <br />
      <a href={`mailto:${company.email}`} className="inline-block py-0.5 hover:text-wafer hover:underline">
        {company.email}
      </a>
      <br />
      {t("footer.vatId", { id: company.vat_id })}
      <br />
      {t("footer.rea", { id: company.rea })}
    </address>
  );
}

/** The seller, the legal pages, the shipping cost (spec §9; D.Lgs 70/2003 art. 7, Cod. consumo art. 51). */
export function Footer() {
  const t = useT();
  const language = useLanguage();
  const site = useRootData();
  const payments = site?.payments ?? [];
  const tariff = site?.shipping ?? null;
  return (
    <footer aria-label={t("footer.label")} className="bg-almond text-sand">
      <BandStrip />
      <div className="page grid gap-x-8 gap-y-12 py-14 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.5fr] lg:py-20">
        <div>
          <p className="mb-6">
            <WordMark />
          </p>
          <CompanyData />
        </div>
        <Column title={t("footer.shop")}>
          {(["products", "about", "blog", "contact"] as const).map((page) => (
            <FooterLink key={page} to={href(page, language)}>
              {t(`nav.${page}`)}
            </FooterLink>
          ))}
          <FooterLink to={href("shipping", language)}>{t("footer.shipping")}</FooterLink>
          <FooterLink to={href("allergens", language)}>{t("footer.allergens")}</FooterLink>
          <FooterLink to={href("orderLookup", language)}>{t("footer.track")}</FooterLink>
          <FooterLink to={href("newsletter", language)}>{t("footer.newsletter")}</FooterLink>
        </Column>
        <Column title={t("footer.legal")}>
          {legalPages.map((page) => (
            <FooterLink key={page} to={legalHref(page, language)}>
              {t(`legal.${page}`)}
            </FooterLink>
          ))}
          <FooterLink to={href("guarantee", language)}>{t("legal.guarantee")}</FooterLink>
        </Column>
        <div>
          <Column title={t("footer.service")}>
            {tariff && (
              <li>
                {t("footer.shippingPrice", {
                  price: money(tariff.cents, language),
                  free: money(tariff.free_from_cents, language),
                })}
              </li>
            )}
            {site?.delivery && <li>{t("footer.deliveryTime", { days: dayRange(site.delivery) })}</li>}
            <li>{t("footer.returns")}</li>
            <li>
              {t("footer.countries", {
                countries: list(
                  countryCodes.map((c) => countryName(c, language)),
                  language,
                ),
              })}{" "}
              <Link
                to={`${href("shipping", language)}#territories`}
                className="inline-block py-1 underline underline-offset-4 hover:text-wafer"
              >
                {t("footer.excluded")}
              </Link>
            </li>
            <li>
              {t("footer.payments", {
                methods: list(
                  payments.map((p) => t(`payment.${p}`)),
                  language,
                ),
              })}
            </li>
          </Column>
          <Link
            to={href("withdrawal", language)}
            className="mt-6 inline-flex min-h-11 items-center rounded-sm border border-sand px-4 text-wafer hover:bg-wafer hover:text-almond"
          >
            {t("footer.withdraw")}
          </Link>
        </div>
      </div>
      <div className="border-t border-sand/25">
        <p className="page flex flex-wrap gap-x-6 gap-y-1 py-5 text-sm">
          <span>{t("footer.taxNote")}</span>
          <span>{t("footer.imagery")}</span>
        </p>
      </div>
    </footer>
  );
}
