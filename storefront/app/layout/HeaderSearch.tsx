import { Link, useLocation } from "@remix-run/react";
import { SearchForm } from "~/catalogue/SearchForm";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { SearchIcon } from "~/ui/icons";
import { useDismissal } from "~/ui/use-dismissal";

const buttonClass = "flex min-h-11 min-w-11 items-center justify-center hover:text-myrtle";

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
    <div className="max-lg:hidden">
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
      className="lg:hidden"
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
