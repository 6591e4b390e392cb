import { isInTable, type TableRoute } from "./route-table";

/**
 * Every route of the store, auth and cloud APIs that is open to more than the storefront: the login of the admin, and nothing
 * else. The shop's pages are made by the storefront, which shows its key with each call; shoppers have no accounts. A route
 * that is not here, such as one a new version of Medusa brings, is closed until somebody opens it.
 */

/** What the pages of the admin call before and while somebody is logged in, or to set a password by the link of a mail. */
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

/** The parts of Medusa's API that are closed but for these routes. */
export const closedApis = ["/store", "/auth", "/cloud"] as const;

/** Whether a route is open to everybody. @param path without query; spelt otherwise than in the table, it is closed */
export const isOpenRoute = (method: string, path: string): boolean => isInTable(openRoutes, method, path);
