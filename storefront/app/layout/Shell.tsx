import { useNavigation } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { DocumentContext, useT } from "~/i18n/react";
import { ProgressLine } from "~/ui/ProgressLine";
import { ConnectionNotice } from "./ConnectionNotice";
import { Footer } from "./Footer";
import type { Frame } from "./handle";
import { Header } from "./Header";
import { LanguageOffer } from "./LanguageOffer";
import { PrintHeader } from "./PrintHeader";
import { RouteFocus } from "./RouteFocus";
import { useSite } from "./use-site";

interface ShellProps {
  /** Replaces the shop's header and footer. */
  frame: Frame | null;
  children: ReactNode;
}

/** Shown while the next page is loading. */
const NavigationProgress = () => (useNavigation().state === "idle" ? null : <ProgressLine />);

/** Layout around every page: skip link, header, main, footer. */
export function Shell({ frame, children }: ShellProps) {
  const t = useT();
  const { demo = false, banners = [] } = useSite() ?? {};
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
        <aside aria-label={t("demoLabel")} className="bg-linen px-5 py-1.5 text-center text-sm text-chestnut">
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
