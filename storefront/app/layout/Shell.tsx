import { Link } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { DocumentContext, useLanguage, useT } from "~/i18n/react";
import { href } from "~/i18n/paths";
import { Mark } from "~/ui/Mark";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LanguageOffer } from "./LanguageOffer";
import { LanguageSwitch } from "./LanguageSwitch";
import { RouteFocus } from "./RouteFocus";
import { useSite } from "./use-site";

interface ShellProps {
  /** The checkout: nothing that leads away but the name and the help. */
  quiet: boolean;
  children: ReactNode;
}

function QuietHeader() {
  const t = useT();
  const language = useLanguage();
  return (
    <header className="border-b border-chestnut/20">
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6">
        <Link
          to={href("home", language)}
          aria-label={t("brand.home")}
          className="flex items-center gap-3 py-2"
        >
          <Mark className="size-9" />
          <span lang="sc" className="font-display text-lg leading-none">
            {t("brand.name")}
          </span>
        </Link>
        <span className="text-sm text-chestnut max-sm:hidden">{t("quiet.secure")}</span>
        <div className="flex items-center gap-4">
          <LanguageSwitch />
          <Link to={href("contact", language)} className="link py-2 text-sm">
            {t("quiet.help")}
          </Link>
        </div>
      </div>
    </header>
  );
}

/** What stands around every page: skip link, header, main, footer. */
export function Shell({ quiet, children }: ShellProps) {
  const t = useT();
  const demo = useSite()?.demo ?? false;
  const { away } = useContext(DocumentContext);
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-sm bg-almond px-4 py-3 text-wafer focus:translate-y-0"
      >
        {t("skip")}
      </a>
      {demo && (
        <aside aria-label={t("demoLabel")} className="bg-linen px-5 py-1.5 text-center text-sm text-chestnut">
          {t("demo")}
          {/* one line on phones; the box with the bank details says it there as well */}
          <span className="max-sm:hidden"> {t("demoTransfer")}</span>
        </aside>
      )}
      {away && (
        <p role="status" className="bg-almond px-5 py-2.5 text-center text-wafer">
          {t("away")}
        </p>
      )}
      {quiet ? <QuietHeader /> : <Header />}
      {!quiet && <LanguageOffer />}
      <RouteFocus />
      <main id="content" tabIndex={-1} className="pb-24 outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
