import type { ComponentType } from "react";
import type { MessageNamespace } from "~/i18n/namespaces";

/** Header and footer of a page. */
export interface Frame {
  Header: ComponentType;
  Footer: ComponentType;
}

/** What a route says of itself; every route exports `handle satisfies RouteHandle`. */
export interface RouteHandle {
  /** Message namespaces the page needs, besides `common` and `errors`. */
  i18n?: readonly MessageNamespace[];
  /** What stands around the page instead of the shop's header and footer; its script comes with the route's. */
  frame?: Frame;
  /**
   * Set where the page is the same for all visitors, but for the number in the header, language and panels: it is rendered once
   * and kept ready (`page-cache`). The names of query parameters that change it; with any other one it is rendered anew.
   */
  sharedPageParameters?: readonly string[];
}

const isHandle = (value: unknown): value is RouteHandle => typeof value === "object" && value !== null;

/** Namespaces a route's handle names; none for a route without one. */
export const namespacesOf = (handle: unknown): readonly MessageNamespace[] =>
  isHandle(handle) ? (handle.i18n ?? []) : [];

/** What a route wants to stand around it; null for the shop's own header and footer. */
export const frameOf = (handle: unknown): Frame | null => (isHandle(handle) ? (handle.frame ?? null) : null);

/** Query parameters a page for everybody knows; null where the page is not for everybody. */
export const sharedPageParameters = (handle: unknown): readonly string[] | null =>
  isHandle(handle) ? (handle.sharedPageParameters ?? null) : null;
