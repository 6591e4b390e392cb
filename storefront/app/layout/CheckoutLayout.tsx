import { Link } from "@remix-run/react";
import { href, legalHref, legalPages } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { BandStrip } from "~/ui/Band";
import { LockIcon } from "~/ui/icons";
import { LanguageSwitch } from "./LanguageSwitch";
import type { RouteHandle } from "./handle";
import { Brand } from "./Header";
import { useRootData } from "./use-root-data";

/** Header of the checkout, one row: name, purpose of the page, and on wide screens language and help. */
function CheckoutHeader() {
  const t = useT();
  return (
    <header>
      <div className="page grid grid-cols-[auto_auto] items-center justify-between gap-x-4 py-1 md:grid-cols-[1fr_auto_1fr]">
        <Brand />
        <p className="flex items-center gap-1.5 text-sm text-chestnut">
          <LockIcon className="size-5" />
          {t("quiet.secure")}
        </p>
        <div className="flex items-center gap-4 justify-self-end max-md:hidden">
          <LanguageSwitch />
          <HelpLink />
        </div>
      </div>
      <BandStrip />
    </header>
  );
}

function HelpLink() {
  const t = useT();
  return (
    <Link to={href("contact", useLanguage())} className="link py-2 text-sm">
      {t("quiet.help")}
    </Link>
  );
}

function LegalList({ className }: { readonly className?: string }) {
  const t = useT();
  const language = useLanguage();
  const company = useRootData()?.company;
  const linkClass = "inline-block py-1.5 whitespace-nowrap underline-offset-4 hover:underline";
  return (
    <ul className={`flex flex-wrap items-center gap-x-5 ${className ?? ""}`}>
      {company && (
        <li className="basis-full py-1.5">
          {company.name}, {company.city}
        </li>
      )}
      {legalPages.map((page) => (
        <li key={page}>
          <Link to={legalHref(page, language)} discover="none" className={linkClass}>
            {t(`legal.${page}`)}
          </Link>
        </li>
      ))}
      <li>
        <Link to={href("withdrawal", language)} discover="none" className={linkClass}>
          {t("footer.withdraw")}
        </Link>
      </li>
    </ul>
  );
}

/** Footer of the checkout: on phones two lines, the second of which expands to the legal pages. */
function QuietFooter() {
  const t = useT();
  return (
    <footer aria-label={t("footer.label")} className="border-t border-chestnut/20 text-sm text-chestnut">
      <div className="page py-5">
        <div className="md:hidden">
          <div className="-ml-1.5 flex items-center justify-between gap-x-6">
            <LanguageSwitch />
            <HelpLink />
          </div>
          <details>
            <summary className="link inline-block py-2">{t("quiet.legal")}</summary>
            <LegalList />
          </details>
        </div>
        <LegalList className="max-md:hidden" />
      </div>
    </footer>
  );
}

/** Of the checkout's pages, whose layout has no links away except the shop's name, help and legal pages. */
export const checkoutHandle = {
  i18n: ["catalogue", "cart", "checkout"],
  frame: { Header: CheckoutHeader, Footer: QuietFooter },
} satisfies RouteHandle;
