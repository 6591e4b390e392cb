import { Form, isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { useContext, useEffect } from "react";
import { maxQueryLength } from "~/catalogue/SearchForm";
import { DocumentContext, useLanguage, useT } from "~/i18n/react";
import { href } from "~/i18n/paths";
import { isLostConnection, isUndecodableResponse } from "~/platform/lost-connection";
import { reloadUnlessTyped } from "~/platform/new-build";
import { Crumbs } from "~/ui/Band";
import { Button, LinkButton } from "~/ui/Button";

type ErrorKind = "notFound" | "notAllowed" | "offline" | "server" | "unavailable";

/** The document's data, as long as the page it was loaded with is still shown. */
function useCurrentDocumentData() {
  const { pathname } = useLocation();
  const documentData = useContext(DocumentContext);
  return documentData.pathname === pathname ? documentData : null;
}

/** 404 has its own page, all else is "Internal Server Error" (spec §2), worded otherwise while commerce is down. */
function useErrorKind(): ErrorKind {
  const error = useRouteError();
  const commerceDown = useCurrentDocumentData()?.commerceDown ?? false;
  if (isRouteErrorResponse(error) && error.status === 404) return "notFound";
  if (isRouteErrorResponse(error) && error.status === 405) return "notAllowed";
  if (isLostConnection(error)) return "offline";
  return commerceDown || isUndecodableResponse(error) ? "unavailable" : "server";
}

/** Reloads the page as soon as the device is online again, unless words for a search have been typed in. */
function useReloadWhenOnline(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    window.addEventListener("online", reloadUnlessTyped);
    return () => window.removeEventListener("online", reloadUnlessTyped);
  }, [enabled]);
}

/** Status of the response a route has thrown, such as 405 for a page without an action. */
function useErrorStatus(): number | null {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? error.status : null;
}

/** Title of the error page for `<head>`, because no route provides one. */
export function ErrorTitle() {
  const t = useT("errors");
  const brand = useT()("brand.name");
  const kind = useErrorKind();
  return (
    <>
      <title>{`${t(`${kind}.title`)} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

const ways = [
  ["products", "toProducts"],
  ["home", "toHome"],
  ["contact", "toContact"],
] as const;

/** What happened, in the page's language, and where to go. Reveals nothing about the error except the request id. */
export function ErrorPage() {
  const t = useT("errors");
  const language = useLanguage();
  const kind = useErrorKind();
  const status = useErrorStatus();
  const { pathname, search } = useLocation();
  // the id belongs to the request for the document, not to a later client-side navigation
  const requestId = useCurrentDocumentData()?.requestId ?? "";
  useReloadWhenOnline(kind === "offline");
  return (
    <div className="page grid gap-x-16 gap-y-4 py-10 lg:grid-cols-2 lg:py-20">
      <div>
        {kind !== "offline" && (
          <p aria-hidden="true" className="capitals text-chestnut">
            {status ?? t(`${kind}.status`)}
          </p>
        )}
        <h1 className="mt-1 text-4xl">{t(`${kind}.title`)}</h1>
        <p className="mt-5 max-w-text text-lg text-chestnut">{t(`${kind}.text`)}</p>
        {kind !== "notFound" && (
          <p className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-2">
            <LinkButton variant="secondary" to={pathname + search} reloadDocument>
              {t("server.retry")}
            </LinkButton>
            {requestId !== "" && (
              <span className="text-sm text-chestnut">{t("server.requestId", { id: requestId })}</span>
            )}
          </p>
        )}
        <Form
          method="get"
          action={href("search", language)}
          role="search"
          className="mt-10 flex max-w-text flex-wrap items-end gap-3"
        >
          <label className="grow">
            <span className="mb-1.5 block text-sm text-chestnut">{t("search.label")}</span>
            <input
              type="search"
              name="q"
              maxLength={maxQueryLength}
              className="min-h-12 w-full rounded-sm border border-edge bg-wafer px-3"
            />
          </label>
          <Button type="submit">{t("search.submit")}</Button>
        </Form>
        <nav aria-labelledby="ways" className="mt-12">
          <h2 id="ways" className="text-xl">
            {t("ways")}
          </h2>
          <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
            {ways.map(([page, name]) => (
              <li key={page}>
                <Link to={href(page, language)} className="link inline-block py-1.5">
                  {t(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Crumbs className="w-full max-w-lg max-lg:order-first max-lg:w-40" />
    </div>
  );
}
