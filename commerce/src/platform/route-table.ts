/** A route by its method and Express path. */
export interface TableRoute {
  method: "GET" | "POST" | "DELETE";
  address: string;
}

/**
 * Whether a path segment may be the value of a parameter. Every id has an underscore after its prefix, and no route
 * name has one, so `:id` does not match a sibling route of Medusa such as `/batch` or `/export`.
 */
const isValue = (name: string, part: string): boolean =>
  name.endsWith("id") ? part.includes("_") : part !== "";

const matchesPattern = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((name, index) => {
    const part = path[index] ?? "";
    return name.startsWith(":") ? isValue(name, part) : name === part;
  });

/**
 * The route of a table a request matches; undefined if there is none. @param path without query; a path spelled
 * differently from the table does not match
 */
export const findInTable = <Route extends TableRoute>(
  table: readonly Route[],
  method: string,
  path: string,
): Route | undefined =>
  table.find((route) => route.method === method && matchesPattern(route.address.split("/"), path.split("/")));

export const isInTable = (table: readonly TableRoute[], method: string, path: string): boolean =>
  findInTable(table, method, path) !== undefined;

const readMethods: readonly string[] = ["GET", "HEAD", "OPTIONS"];

export const isRead = ({ method }: { method: string }): boolean => readMethods.includes(method);

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
