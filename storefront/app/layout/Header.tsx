import { Link, NavLink, useLocation } from "@remix-run/react";
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import { useCart } from "~/cart/CartProvider";
import { prefetchDrawer } from "~/cart/CartDrawerHost";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { BandStrip, WordMark } from "~/ui/Band";
import { BagIcon, ChevronIcon, MenuIcon } from "~/ui/icons";
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

/** Shows the header while scrolling up or while it has the focus; otherwise it is a normal part of the page. */
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
    return () => window.removeEventListener("scroll", onScroll);
  }, [header, setIsFloating]);
  return null;
}

const otherPages = ["about", "blog", "contact"] as const;

/** The label of the house as word mark, a link to the home page. */
export function Brand() {
  const t = useT();
  return (
    <Link to={href("home", useLanguage())} aria-label={t("brand.home")} className="block w-fit leading-none">
      <WordMark />
    </Link>
  );
}

const wordClass =
  "flex min-h-11 items-center whitespace-nowrap decoration-honey decoration-2 underline-offset-[0.45em] hover:underline aria-[current=page]:underline";

/** The kinds of torrone as fields in the colours of their bands, each with its name: three a row on phones, else one row. */
export function BandTiles({ tile }: { /** Classes of a field, for its height. */ tile: string }) {
  const t = useT();
  const kinds = useRootData()?.kinds ?? [];
  if (kinds.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-px lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {kinds.map(({ band, path }) => (
        <li key={band} data-band={band}>
          <Link to={path} discover="none" className={`band-tile band ${tile}`}>
            {t(`kinds.${band}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The kinds by their bands, below them all products and the categories. */
function Range({ className }: { className: string }) {
  const t = useT();
  const language = useLanguage();
  const categories = useRootData()?.categories ?? [];
  return (
    <>
      <BandTiles tile="min-h-18 lg:min-h-24" />
      <ul className={className}>
        {[{ name: t("nav.allProducts"), path: href("products", language) }, ...categories].map(
          ({ name, path }) => (
            <li key={path}>
              <NavLink to={path} end discover="none" className={wordClass}>
                {name}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

const panelClass =
  "absolute inset-x-0 top-full border-b border-chestnut/20 bg-wafer shadow-[0_1.5rem_2rem_-1.5rem_rgb(46_33_26/0.25)]";

/** The words of the header on wide screens; the first one opens the range. */
function Words() {
  const t = useT();
  const language = useLanguage();
  const { key } = useLocation();
  const details = useDismissal();
  return (
    <nav aria-label={t("nav.label")} className="hidden lg:block">
      <ul className="flex gap-x-5 xl:gap-x-7">
        <li>
          <details key={key} ref={details} className="group/range">
            <summary className={`${wordClass} gap-1`}>
              {t("nav.torrone")}
              <ChevronIcon className="size-4 group-open/range:rotate-180" />
            </summary>
            <div className={panelClass}>
              <div className="page pt-5 pb-4">
                <Range className="mt-2 flex flex-wrap gap-x-8" />
              </div>
            </div>
          </details>
        </li>
        {otherPages.map((page) => (
          <li key={page}>
            <NavLink to={href(page, language)} className={wordClass}>
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
        // open the cart page in a new tab or window as usual, and on the cart page do nothing special
        if (event.ctrlKey || event.metaKey || event.shiftKey || pathname === path) return;
        event.preventDefault();
        setDrawer(true);
      }}
      {...prefetchDrawer}
      className="relative flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-ink"
    >
      <BagIcon className="size-6" />
      <span className="sr-only">{t("nav.cart")}, </span>
      <span className="sr-only">{t("cartCount", { count })}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 -right-1 min-w-5 rounded-full bg-band px-1 text-center text-xs leading-5 text-on-band ring-2 ring-wafer"
        >
          {count}
        </span>
      )}
    </Link>
  );
}

/**
 * One row: words, the label as word mark, and search, language and cart; the strip of the bands below. The range, on
 * narrow screens the menu and the search are `<details>`, which need no JavaScript.
 */
export function Header() {
  const ref = useRef<HTMLElement>(null);
  const [isFloating, setIsFloating] = useState(false);
  return (
    <header
      ref={ref}
      data-back={isFloating}
      className="relative z-30 bg-wafer data-[back=true]:sticky data-[back=true]:top-0 data-[back=true]:animate-[slide-in_180ms_ease-out]"
    >
      <Optional>
        <HideOnScroll header={ref} onScroll={setIsFloating} />
      </Optional>
      {/* a grid with fixed columns avoids layout shifts while the rest loads */}
      <div className="page grid grid-cols-[1fr_auto_1fr] items-center gap-x-2 py-1 lg:gap-x-6 lg:py-2.5">
        <div>
          <Words />
          <PhoneMenu />
        </div>
        <Brand />
        <div className="flex items-center justify-self-end sm:gap-2">
          <HeaderSearchField />
          <HeaderSearch />
          <div className="hidden lg:block">
            <LanguageSwitch />
          </div>
          <CartLink />
        </div>
      </div>
      <BandStrip />
    </header>
  );
}

function PhoneMenu() {
  const t = useT();
  const language = useLanguage();
  const { key } = useLocation();
  const details = useDismissal();
  return (
    <details key={key} ref={details} className="group -ml-2.5 w-11 lg:hidden">
      <summary className="flex min-h-11 min-w-11 items-center justify-center hover:text-ink">
        <MenuIcon className="size-6" />
        <span className="sr-only">{t("nav.menu")}</span>
      </summary>
      <div className={panelClass}>
        <nav aria-label={t("nav.menu")} className="page pt-4 pb-6">
          <Range className="grid border-b border-chestnut/15 py-2" />
          <ul>
            {(["home", ...otherPages] as const).map((page) => (
              <li key={page}>
                <NavLink
                  to={href(page, language)}
                  end={page === "home"}
                  className="block border-b border-chestnut/15 py-3 font-display text-xl aria-[current=page]:text-ink"
                >
                  {t(`nav.${page}`)}
                </NavLink>
              </li>
            ))}
          </ul>
          <Link to={href("orderLookup", language)} discover="none" className="link mt-4 inline-block py-2.5">
            {t("footer.track")}
          </Link>
          <div className="-ml-1.5 pt-2">
            <LanguageSwitch />
          </div>
        </nav>
      </div>
    </details>
  );
}
