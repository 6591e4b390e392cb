import type { MessageNamespace } from "~/i18n/namespaces";

/** What a route says of itself; every route exports `handle satisfies RouteHandle`. */
export interface RouteHandle {
  /** Message namespaces the page needs, besides `common` and `errors`. */
  i18n?: readonly MessageNamespace[];
  /** The quiet header of the checkout: no navigation, no footer links but the legal ones. */
  quiet?: boolean;
}

const isHandle = (value: unknown): value is RouteHandle => typeof value === "object" && value !== null;

/** Namespaces a route's handle names; none for a route without one. */
export const namespacesOf = (handle: unknown): readonly MessageNamespace[] =>
  isHandle(handle) ? (handle.i18n ?? []) : [];

/** Whether a route wants the quiet header. */
export const isQuiet = (handle: unknown): boolean => isHandle(handle) && handle.quiet === true;
