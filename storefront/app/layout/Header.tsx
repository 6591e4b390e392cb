import { Link, NavLink, useLocation } from "@remix-run/react";
import { useCart } from "~/cart/CartProvider";
import { useLanguage, useT } from "~/i18n/react";
import { href } from "~/i18n/paths";
import { Mark } from "~/ui/Mark";
import { BagIcon, MenuIcon } from "~/ui/icons";
import { HeaderSearch } from "./HeaderSearch";
import { LanguageSwitch } from "./LanguageSwitch";
import { useReturningHeader } from "./use-returning-header";

const entries = ["home", "about", "products", "blog", "contact"] as const;

function Brand() {
  const t = useT();
  const language = useLanguage();
  return (
    <Link
      to={href("home", language)}
      aria-label={t("brand.home")}
      className="flex items-center gap-3 justify-self-start py-2"
    >
      <Mark className="size-9 shrink-0" />
      <span lang="sc" className="font-display text-lg leading-none whitespace-nowrap">
        {t("brand.name")}
      </span>
    </Link>
  );
}

interface NavigationProps {
  label: string;
  className: string;
  entryClassName: string;
}

function Navigation({ label, className, entryClassName }: NavigationProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <nav aria-label={label} className={className}>
      <ul className="contents">
        {entries.map((page) => (
          <li key={page}>
            <NavLink to={href(page, language)} end={page === "home"} className={entryClassName}>
              {t(`nav.${page}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CartLink() {
  const t = useT();
  const language = useLanguage();
  const { count, setDrawer } = useCart();
  const { pathname } = useLocation();
  const path = href("cart", language);
  return (
    <Link
      to={path}
      onClick={(event) => {
        // another tab or window is the cart page's business; so is the cart page itself
        if (event.ctrlKey || event.metaKey || event.shiftKey || pathname === path) return;
        event.preventDefault();
        setDrawer(true);
      }}
      className="relative flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-myrtle"
    >
      <BagIcon className="size-6" />
      <span className="sr-only">{t("nav.cart")}, </span>
      <span className="sr-only">{t("cartCount", { count })}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 right-0 min-w-5 rounded-full bg-myrtle px-1 text-center text-xs leading-5 text-wafer"
        >
          {count}
        </span>
      )}
    </Link>
  );
}

/** Mark and name, navigation, search, language, cart. On phones the navigation is a `<details>` that needs no script. */
export function Header() {
  const t = useT();
  const { ref, back } = useReturningHeader();
  return (
    <header
      ref={ref}
      data-back={back}
      className="relative z-30 border-b border-chestnut/20 bg-wafer data-[back=true]:sticky data-[back=true]:top-0 data-[back=true]:animate-[slide-in_180ms_ease-out]"
    >
      <div className="page flex h-16 items-center justify-between gap-2 lg:grid lg:h-20 lg:grid-cols-[1fr_auto_1fr] lg:gap-4">
        <Brand />
        <Navigation
          label={t("nav.label")}
          className="hidden gap-8 lg:flex"
          entryClassName="block py-2.5 decoration-honey decoration-2 underline-offset-[0.45em] hover:underline aria-[current=page]:underline"
        />
        <div className="flex items-center justify-self-end sm:gap-2">
          <div className="hidden lg:block">
            <LanguageSwitch />
          </div>
          <HeaderSearch />
          <CartLink />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

function PhoneMenu() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <details key={pathname} className="group lg:hidden">
      <summary className="flex min-h-11 min-w-11 items-center justify-center hover:text-myrtle">
        <MenuIcon className="size-6" />
        <span className="sr-only">{t("nav.menu")}</span>
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-chestnut/20 bg-wafer shadow-[0_1.5rem_2rem_-1.5rem_rgb(46_33_26/0.25)]">
        <div className="page pt-2 pb-6">
          <Navigation
            label={t("nav.menu")}
            className="grid"
            entryClassName="block border-b border-chestnut/15 py-3 font-display text-xl aria-[current=page]:text-myrtle"
          />
          <div className="-ml-1.5 pt-4">
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </details>
  );
}
