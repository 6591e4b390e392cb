import { randomBytes } from "node:crypto";
import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useNavigation,
  useRouteError,
} from "@remix-run/react";
import { colours } from "@su-turrone/contract/brand";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { CartDrawerHost } from "~/cart/CartDrawerHost";
import { CartProvider } from "~/cart/CartProvider";
import { offeredMethods } from "~/checkout/payment-methods";
import { categoriesOrNone } from "~/commerce/catalogue.server";
import { kindsOrNone } from "~/commerce/list.server";
import { enabledMethods, scheduleOf, shopFacts } from "~/commerce/shop-facts.server";
import fraunces from "~/fonts/fraunces.woff2?url";
import instrumentSans from "~/fonts/instrument-sans.woff2?url";
import { preferredLanguage } from "~/i18n/detect.server";
import { href, languageOfPath, pageOfRouteId } from "~/i18n/paths";
import { DocumentContext, messagesId, useLanguage } from "~/i18n/react";
import { ErrorPage, ErrorTitle } from "~/layout/ErrorPage";
import { type Frame, frameOf } from "~/layout/handle";
import { PageTitle } from "~/layout/PageTitle";
import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import { lastDayForChristmas } from "~/catalogue/delivery-dates";
import { pausesToday } from "~/layout/pauses-today.server";
import { Shell } from "~/layout/Shell";
import type { Site } from "~/layout/use-root-data";
import { readCartRef } from "~/platform/cookies.server";
import { env, paymentSetup } from "~/platform/env.server";
import { fetchAhead } from "~/platform/load-chunk";
import { forgetTarget, hasNewBuild, intervalMs, storeTarget } from "~/platform/new-build";
import { shopFrom } from "~/platform/shop.server";
import { Optional } from "~/ui/Optional";
import "./app.css";

export const links: LinksFunction = () => [
  ...[instrumentSans, fraunces].map((href) => ({
    rel: "preload" as const,
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/**
 * Data every page needs: the seller, the shop's URL, shipping cost and delivery time, announced pauses, categories, kinds,
 * cart count, the visitor's preferred language, and a submission id for the page's forms.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const [cart, facts, categories, kinds] = await Promise.all([
    readCartRef(request),
    shopFacts(shop),
    categoriesOrNone(shop),
    kindsOrNone(shop),
  ]);
  const schedule = scheduleOf(facts);
  return {
    company: facts?.company ?? null,
    publicUrl: env.PUBLIC_URL,
    demo: env.SHOP_MODE === "demo",
    shipping: facts?.shipping ?? null,
    delivery: schedule,
    christmas: schedule && lastDayForChristmas(new Date(), schedule, isItalianHoliday),
    ...pausesToday(facts?.pauses ?? [], new Date(), shop.language),
    payments: offeredMethods(enabledMethods(facts), paymentSetup() !== null),
    categories: categories.map(({ name, slugs }) => ({
      name,
      path: href("category", shop.language, { slug: slugs }),
    })),
    kinds: kinds.map(({ band, slugs }) => ({
      band,
      path: href("product", shop.language, { slug: slugs }),
    })),
    count: context.shared?.count ?? cart?.count ?? 0,
    submissionId: context.shared ? String(context.shared.count) : randomBytes(9).toString("base64url"),
    preferred: await preferredLanguage(request),
  } satisfies Site;
}

/**
 * The root data does not change on navigation within one language, so it is only reloaded when the same URL is loaded
 * again, the language changes, or a form was sent. It is not reloaded after a form failed with a 5xx: if this loader
 * failed as well, an error page would replace the page with the form.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  defaultShouldRevalidate,
}) =>
  actionStatus < 500 &&
  (currentUrl.href === nextUrl.href ||
    languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname) ||
    (formMethod !== undefined && formMethod !== "GET")) &&
  defaultShouldRevalidate;

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { nonce, ...documentData } = useContext(DocumentContext);
  // null or undefined when there is no error
  const hasError = (useRouteError() ?? null) !== null;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colours.wafer} />
        {hasError ? (
          <ErrorTitle />
        ) : (
          <>
            <PageTitle />
            <Meta />
          </>
        )}
        <Links />
      </head>
      <body>
        {children}
        <script
          id={messagesId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(documentData).replaceAll("<", "\\u003c"),
          }}
        />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * Detects a new deployment (spec §7, §9): while the page is visible it polls every ten seconds for the newest build,
 * and once there is another one, the next navigation is a full page load. If a chunk of an old build is missing,
 * `loadChunk` loads the target page, or the current one anew, once.
 */
function ReloadOnDeploy(): null {
  const outdated = useRef(false);
  const { state, location: next, formMethod } = useNavigation();

  useEffect(() => {
    const checkBuild = async () => {
      if (document.visibilityState !== "visible" || outdated.current) return;
      outdated.current = await hasNewBuild();
    };
    const timer = setInterval(() => void checkBuild(), intervalMs);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (state !== "loading" || (formMethod ?? "GET") !== "GET") forgetTarget();
    else storeTarget(next);
  }, [state, next, formMethod]);

  useEffect(() => {
    // a missing chunk may be noticed before the effect above has run
    const onClick = ({ defaultPrevented, target }: MouseEvent) => {
      const link = defaultPrevented && target instanceof Element ? target.closest("a") : null;
      if (link?.origin === location.origin) storeTarget(link);
    };
    window.addEventListener("click", onClick);
    return () => window.removeEventListener("click", onClick);
  }, []);

  useEffect(() => {
    if (outdated.current && state === "loading" && (formMethod ?? "GET") === "GET") {
      window.location.assign(next.pathname + next.search + next.hash);
    }
  }, [state, next, formMethod]);

  return null;
}

export default function App() {
  const matches = useMatches();
  const frame = matches.reduce<Frame | null>((outer, match) => frameOf(match.handle) ?? outer, null);
  const page = pageOfRouteId(matches.at(-1)?.id ?? "");
  useEffect(() => {
    if (page) fetchAhead(async () => (await import("~/layout/next-pages")).loadNextPage(page));
  }, [page]);
  return (
    <CartProvider>
      <Optional>
        <ReloadOnDeploy />
      </Optional>
      <Shell frame={frame}>
        <Outlet />
      </Shell>
      <CartDrawerHost />
    </CartProvider>
  );
}

export function ErrorBoundary() {
  return (
    <CartProvider>
      <Shell frame={null}>
        <ErrorPage />
      </Shell>
      <CartDrawerHost />
    </CartProvider>
  );
}
