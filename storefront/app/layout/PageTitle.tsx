import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";
import { useT } from "~/i18n/react";
import { pageTitle } from "~/seo/meta";

/** Fields in which routes report that a form was refused, apart from the errors of its fields. */
const problemFields = ["problem", "error", "unsaved", "unavailable", "refusal", "unanswered"] as const;

/** Whether the data of a page or the answer to its form contains an error to correct. */
export function reportsError(shown: unknown): boolean {
  if (typeof shown !== "object" || shown === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...shown };
  return (
    Object.keys(fields["errors"] ?? {}).length > 0 || problemFields.some((name) => Boolean(fields[name]))
  );
}

/**
 * `<title>` of a page. While its form is shown with an error, it begins with the error (WCAG technique G199), so that
 * it is the first thing a screen reader says after the form was sent without JavaScript.
 */
export function PageTitle() {
  const t = useT();
  // hooks give the answer to a form only to its own route, and `meta` does not get it at all
  const state = useContext(RouterState);
  const id = state?.matches.at(-1)?.route.id ?? "";
  const data: unknown = state?.loaderData[id];
  const answer: unknown = state?.actionData?.[id];
  const title = pageTitle(data);
  return <title>{reportsError(answer ?? data) ? t("errorTitle", { title }) : title}</title>;
}
