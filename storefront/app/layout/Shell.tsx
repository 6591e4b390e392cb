import { useLocation } from "@remix-run/react";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { DocumentContext, useT } from "~/i18n/react";
import { BandStrip, WordMark } from "~/ui/Band";
import { NavigationProgress } from "~/ui/ProgressLine";
import { ConnectionNotice } from "./ConnectionNotice";
import { Footer } from "./Footer";
import type { Frame } from "./handle";
import { Header } from "./Header";
import { LanguageOffer } from "./LanguageSwitch";
import { useRootData } from "./use-root-data";

/**
 * Moves the focus after a client-side navigation; otherwise screen readers would announce nothing and the focus would
 * stay. The heading of the new page gets the focus and is read out; for a page without one the title is announced.
 */
function RouteFocus() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    setTitle(heading ? "" : document.title);
    // an open drawer would keep the focus and later return it to an element that no longer exists
    for (const dialog of document.querySelectorAll("dialog[open]")) {
      if (dialog instanceof HTMLDialogElement) dialog.close();
    }
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/** Only in print, where header and footer are hidden: logo and name of the shop, and the seller. */
function PrintHeader() {
  const t = useT();
  const company = useRootData()?.company;
  return (
    <div className="page hidden print:block">
      <div className="flex items-start justify-between gap-8 pb-4">
        <p>
          <WordMark />
        </p>
        {company && (
          <address className="text-right text-sm not-italic">
            {company.name}
            <br />
            {company.street}, {company.postal_code} {company.city}
            <br />
            {company.email}
            <br />
            {t("footer.vatId", { id: company.vat_id })}
          </address>
        )}
      </div>
      <BandStrip />
    </div>
  );
}

/** Layout around every page: skip link, header, main, footer. */
export function Shell({ frame, children }: { frame: Frame | null; children: ReactNode }) {
  const t = useT();
  const { demo = false, banners = [] } = useRootData() ?? {};
  const { commerceDown } = useContext(DocumentContext);
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-sm bg-almond px-4 py-3 text-wafer focus:translate-y-0"
      >
        {t("skip")}
      </a>
      {demo && (
        <aside
          aria-label={t("demoLabel")}
          className="bg-linen px-5 py-1 text-center text-sm text-chestnut sm:py-1.5"
        >
          {t("demo")}
          {/* keep it to one line on phones; the box with the bank details says the same */}
          <span className="max-sm:hidden"> {t("demoTransfer")}</span>
        </aside>
      )}
      {commerceDown && (
        <p role="status" className="bg-almond px-5 py-2.5 text-center text-wafer">
          {t("away")}
        </p>
      )}
      {banners.length > 0 && (
        <aside
          aria-label={t("pause.label")}
          className="space-y-1 border-b border-chestnut/20 bg-linen px-5 py-2.5 text-center text-sm sm:text-base"
        >
          {banners.map((text) => (
            <p key={text} className="break-words">
              {text}
            </p>
          ))}
        </aside>
      )}
      <ConnectionNotice />
      <NavigationProgress />
      {frame ? <frame.Header /> : <Header />}
      {!frame && <LanguageOffer />}
      <RouteFocus />
      <main id="content" tabIndex={-1} className="pb-24 outline-none">
        <PrintHeader />
        {children}
      </main>
      {frame ? <frame.Footer /> : <Footer />}
    </>
  );
}
