import { Link, useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { SearchForm } from "~/catalogue/SearchForm";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { SearchIcon } from "~/ui/icons";

/** Closes `<details>` over the page on Escape, after a list of suggestions inside, and on a press outside. */
export function useDismissal(): RefObject<HTMLDetailsElement> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const { activeElement } = document;
      if (key !== "Escape" || !details.current?.open) return;
      if (activeElement?.getAttribute("aria-expanded") === "true") return;
      details.current.open = false;
      if (details.current.contains(activeElement)) details.current.querySelector("summary")?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target)) {
        details.current.open = false;
      }
    };
    // before the listeners of the page, which close the suggestions
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPress, true);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPress, true);
    };
  }, []);
  return details;
}

const buttonClass = "flex min-h-11 min-w-11 items-center justify-center hover:text-ink";

/** The search page has its own field, so the header only shows an icon that links to it. */
function useIsOnSearch(): boolean {
  return useLocation().pathname === href("search", useLanguage());
}

/** Search field in the header on wide screens, in its column of the grid. */
export function HeaderSearchField() {
  const t = useT();
  const { key } = useLocation();
  const isOnSearch = useIsOnSearch();
  return (
    <div className="max-xl:hidden">
      {!isOnSearch && <SearchForm key={key} words="" label={t("nav.search")} compact />}
    </div>
  );
}

/** Search on narrow screens, opened by an icon. */
export function HeaderSearch() {
  const t = useT();
  const { key, pathname } = useLocation();
  const details = useDismissal();
  const icon = (
    <>
      <SearchIcon className="size-6" />
      <span className="sr-only">{t("nav.search")}</span>
    </>
  );
  if (useIsOnSearch()) {
    return (
      <Link to={pathname} className={buttonClass}>
        {icon}
      </Link>
    );
  }
  return (
    <details
      key={key}
      ref={details}
      className="xl:hidden"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector("input")?.focus();
      }}
    >
      <summary className={buttonClass}>{icon}</summary>
      <div className="absolute inset-x-0 top-full border-b border-chestnut/20 bg-wafer shadow-[0_1.5rem_2rem_-1.5rem_rgb(46_33_26/0.25)]">
        <div className="page flex justify-center pt-4 pb-6">
          <div className="w-full max-w-text">
            <SearchForm words="" label={t("nav.search")} />
          </div>
        </div>
      </div>
    </details>
  );
}
