import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useT } from "~/i18n/react";
import { ifAllowed } from "~/platform/site-data";
import { ChevronIcon } from "~/ui/icons";
import { readPanels, writePanels, type PanelName } from "./panels";

interface Props {
  name: PanelName;
  label: ReactNode;
  /** Whether it is initially shown: the shopper's choice, or the page's default. */
  shown: boolean;
  /** The open panel has its label and its content on one line; on phones, where there is no room for both, only its content. */
  slim?: boolean;
  children: ReactNode;
}

/** The browser sets the cookie itself when JavaScript runs, so that opening a panel needs no request. */
function remember(name: PanelName, shown: boolean): void {
  ifAllowed(() => {
    const panels = { ...readPanels(document.cookie), [name]: shown };
    document.cookie = writePanels(panels, location.protocol === "https:");
  });
}

/**
 * A part of the list that can be shown or hidden (spec §4). The choice is remembered while browsing: with JavaScript
 * whenever the panel is toggled, without it by a separate button.
 */
export function Panel({ name, label, shown, slim = false, children }: Props) {
  const [open, setOpen] = useState(shown);
  const details = useRef<HTMLDetailsElement>(null);
  const syncOpen = (isOpen: boolean) => {
    if (isOpen === open) return;
    setOpen(isOpen);
    remember(name, isOpen);
  };
  // the browser toggles <details> natively, even before hydration
  useEffect(() => {
    if (details.current) syncOpen(details.current.open);
  });
  return (
    <details
      ref={details}
      open={open}
      onToggle={({ currentTarget }) => syncOpen(currentTarget.open)}
      className={`group/panel relative border-b border-sand [&:not([open])]:border-transparent lg:open:basis-full ${slim ? "" : "lg:open:order-1"}`}
    >
      <summary
        className={`flex min-h-11 scroll-mt-20 items-center gap-2 py-2 hover:text-ink ${slim ? "group-open/panel:absolute max-md:group-open/panel:hidden" : ""}`}
      >
        <ChevronIcon className="size-5 shrink-0 -rotate-90 transition-transform duration-150 group-open/panel:rotate-0" />
        {label}
      </summary>
      <div className={slim ? "pt-px pb-1 md:pl-36" : "pt-1 pb-5"}>
        {children}
        <RememberButton name={name} shown={shown} />
      </div>
    </details>
  );
}

/** Without JavaScript toggling a panel is not noticed by the server: this button saves the choice. */
function RememberButton({ name, shown }: { name: PanelName; shown: boolean }) {
  const t = useT("list");
  const { pathname, search } = useLocation();
  return (
    <noscript>
      <form method="post" action="/api/panels" className="mt-4">
        <input type="hidden" name="panel" value={name} />
        <input type="hidden" name="shown" value={shown ? "0" : "1"} />
        <input type="hidden" name="back" value={pathname + search} />
        <button type="submit" className="link min-h-11 text-sm">
          {t(shown ? "panel.hide" : "panel.show")}
        </button>
      </form>
    </noscript>
  );
}
