import { isInTable, type TableRoute } from "./route-table";

/**
 * Every route of the store, auth and cloud APIs that is open to others than the storefront: the admin login, and
 * nothing else. The storefront renders the shop's pages and sends its key with each request; shoppers have no accounts.
 * A route that is not listed, such as one added by a new version of Medusa, is closed until somebody opens it.
 */

/** Called by the admin before login, while logged in, or to set a password through the link in a mail. */
export const openRoutes: readonly TableRoute[] = [
  { method: "POST", address: "/auth/user/emailpass" },
  { method: "POST", address: "/auth/user/emailpass/register" },
  { method: "POST", address: "/auth/user/emailpass/reset-password" },
  { method: "POST", address: "/auth/user/emailpass/update" },
  { method: "GET", address: "/auth/user/providers" },
  { method: "POST", address: "/auth/session" },
  { method: "DELETE", address: "/auth/session" },
  { method: "POST", address: "/auth/token/refresh" },
  { method: "GET", address: "/auth/mfa/factors" },
  { method: "POST", address: "/auth/mfa/factors" },
  { method: "DELETE", address: "/auth/mfa/factors/:id" },
  { method: "POST", address: "/auth/mfa/factors/:id/verify" },
  { method: "POST", address: "/auth/mfa/recovery-codes" },
  { method: "POST", address: "/auth/mfa/challenges/:id/verify" },
  { method: "GET", address: "/cloud/auth" },
];

/** Parts of Medusa's API that are closed except for these routes. */
export const closedApis = ["/store", "/auth", "/cloud"] as const;

/**
 * Whether a route is open to everybody. @param path without query; a path spelled differently from the table is closed
 */
export const isOpenRoute = (method: string, path: string): boolean => isInTable(openRoutes, method, path);
