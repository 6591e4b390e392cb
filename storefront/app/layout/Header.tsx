import { Link, NavLink, useLocation } from "@remix-run/react";
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import { useCart } from "~/cart/CartProvider";
import { prefetchDrawer } from "~/cart/CartDrawerHost";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { BagIcon, MenuIcon } from "~/ui/icons";
import { Mark } from "~/ui/Mark";
import { Optional } from "~/ui/Optional";
import { HeaderSearch, HeaderSearchField, useDismissal } from "./HeaderSearch";
import { LanguageSwitch } from "./LanguageSwitch";
import { useRootData } from "./use-root-data";

/** Within this distance from the top (px) the header stays in its normal position. */
const topOffsetPx = 160;
/** Minimum scroll distance (px) that counts as intentional. */
const minScrollPx = 8;

interface ReturningProps {
  header: RefObject<HTMLElement>;
  /** Called with an update of whether the header floats above the page. */
  onScroll: Dispatch<SetStateAction<boolean>>;
}

/**
 * Makes the header reappear while scrolling up or while it contains the focus. Otherwise, and always without JavaScript,
 * it is a normal part of the page.
 */
function HideOnScroll({ header, onScroll: setIsFloating }: ReturningProps): null {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) <= minScrollPx && now > 0) return;
      const shouldShow = now < last || (header.current?.contains(document.activeElement) ?? false);
      // once shown, it stays until the very top, where it returns to its position without a jump
      setIsFloating((wasFloating) => shouldShow && (now > topOffsetPx || (wasFloating && now > 0)));
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
    };
  }, [header, setIsFloating]);
  return null;
}

const navigationPages = ["home", "about", "products", "blog", "contact"] as const;

/** Logo and name of the shop, a link to the home page. @param narrow classes of the name on narrow screens */
export function Brand({ narrow }: { narrow: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Link
      to={href("home", language)}
      aria-label={t("brand.home")}
      className="flex items-center gap-3 justify-self-start py-2"
    >
      <Mark className="size-9 shrink-0" />
      <span lang="sc" className={`font-display text-lg leading-none whitespace-nowrap ${narrow}`}>
        {t("brand.name")}
      </span>
    </Link>
  );
}

interface NavigationProps {
  label: string;
  className: string;
  entryClassName: string;
  /** The categories, which are listed with the products. */
  categoriesClassName: string;
  categoryClassName: string;
}

function Navigation({
  label,
  className,
  entryClassName,
  categoriesClassName,
  categoryClassName,
}: NavigationProps) {
  const t = useT();
  const language = useLanguage();
  const categories = useRootData()?.categories ?? [];
  return (
    <nav aria-label={label} className={className}>
      <ul className="contents">
        {navigationPages.map((page) => (
          <li key={page} className={page === "products" ? "lg:flex lg:min-w-0 lg:items-center" : undefined}>
            <NavLink to={href(page, language)} end={page === "home"} className={entryClassName}>
              {t(`nav.${page}`)}
            </NavLink>
            {page === "products" && categories.length > 0 && (
              <ul className={categoriesClassName}>
                {categories.map(({ name, path }) => (
                  <li key={path}>
                    <NavLink to={path} discover="none" className={categoryClassName}>
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            )}
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
        // open the cart page in a new tab or window as usual, and on the cart page do nothing special
        if (event.ctrlKey || event.metaKey || event.shiftKey || pathname === path) return;
        event.preventDefault();
        setDrawer(true);
      }}
      {...prefetchDrawer}
      className="relative flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-myrtle"
    >
      <BagIcon className="size-6" />
      <span className="sr-only">{t("nav.cart")}, </span>
      <span className="sr-only">{t("cartCount", { count })}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 -right-1 min-w-5 rounded-full bg-myrtle px-1 text-center text-xs leading-5 text-wafer ring-2 ring-wafer"
        >
          {count}
        </span>
      )}
    </Link>
  );
}

/**
 * Logo and name, search, language, cart; the navigation below. On phones search and navigation are `<details>`, which
 * need no JavaScript.
 */
export function Header() {
  const t = useT();
  const ref = useRef<HTMLElement>(null);
  const [isFloating, setIsFloating] = useState(false);
  return (
    <header
      ref={ref}
      data-back={isFloating}
      className="relative z-30 border-b border-chestnut/20 bg-wafer data-[back=true]:sticky data-[back=true]:top-0 data-[back=true]:animate-[slide-in_180ms_ease-out]"
    >
      <Optional>
        <HideOnScroll header={ref} onScroll={setIsFloating} />
      </Optional>
      {/* a grid with fixed columns avoids layout shifts while the rest loads */}
      <div className="page grid h-16 grid-cols-[1fr_auto] items-center gap-x-2 lg:h-auto lg:grid-cols-[1fr_minmax(0,26rem)_1fr] lg:gap-x-6 lg:pt-2">
        <Brand narrow="max-[22rem]:text-base" />
        <HeaderSearchField />
        <div className="flex items-center justify-self-end sm:gap-2">
          <div className="hidden lg:block">
            <LanguageSwitch />
          </div>
          <HeaderSearch />
          <CartLink />
          <PhoneMenu />
        </div>
        <Navigation
          label={t("nav.label")}
          className="hidden min-w-0 justify-center gap-x-5 lg:col-span-full lg:flex xl:gap-x-9"
          entryClassName="block py-2.5 whitespace-nowrap decoration-honey decoration-2 underline-offset-[0.45em] hover:underline aria-[current=page]:underline"
          categoriesClassName="ml-4 flex gap-x-4 overflow-x-auto border-l border-honey pl-4"
          categoryClassName="block py-2.5 text-sm whitespace-nowrap text-chestnut decoration-honey decoration-2 underline-offset-[0.5em] hover:underline aria-[current=page]:text-almond aria-[current=page]:underline"
        />
      </div>
    </header>
  );
}

function PhoneMenu() {
  const t = useT();
  const language = useLanguage();
  const { key } = useLocation();
  const details = useDismissal();
  return (
    <details key={key} ref={details} className="group lg:hidden">
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
            categoriesClassName="border-b border-chestnut/15 py-2 pl-4"
            categoryClassName="block py-2.5 aria-[current=page]:text-myrtle aria-[current=page]:underline"
          />
          <Link to={href("orderLookup", language)} discover="none" className="link mt-4 inline-block py-2.5">
            {t("footer.track")}
          </Link>
          <div className="-ml-1.5 pt-2">
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </details>
  );
}
