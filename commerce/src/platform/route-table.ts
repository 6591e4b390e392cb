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
