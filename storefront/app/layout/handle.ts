import type { ComponentType } from "react";
import type { MessageNamespace } from "~/i18n/messages";

export interface Frame {
  Header: ComponentType;
  Footer: ComponentType;
}

/** Static route metadata; every route exports `handle satisfies RouteHandle`. */
export interface RouteHandle {
  /** Message namespaces the page needs, in addition to `common` and `errors`. */
  i18n?: readonly MessageNamespace[];
  /** Replaces the shop's header and footer; its code is in the route's chunk. */
  frame?: Frame;
  /**
   * Set if the page is the same for all visitors, except for the cart count, language and panels: it is then rendered
   * once and cached (`page-cache`). Lists the query parameters that affect it; a request with any other parameter is
   * rendered separately.
   */
  cacheableParameters?: readonly string[];
}

const isHandle = (value: unknown): value is RouteHandle => typeof value === "object" && value !== null;

export const namespacesOf = (handle: unknown): readonly MessageNamespace[] =>
  isHandle(handle) ? (handle.i18n ?? []) : [];

export const frameOf = (handle: unknown): Frame | null => (isHandle(handle) ? (handle.frame ?? null) : null);

/** Query parameters of a shared page; null if the page is not shared. */
export const cacheableParameters = (handle: unknown): readonly string[] | null =>
  isHandle(handle) ? (handle.cacheableParameters ?? null) : null;
