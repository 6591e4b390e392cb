/** A route by its method and address, as Express writes it. */
export interface TableRoute {
  method: "GET" | "POST" | "DELETE";
  address: string;
}

/**
 * Whether a part of a path may stand for a parameter. Every id has an underscore behind its prefix and no name of a route has one: so
 * `:id` does not open a route that Medusa has beside it, such as `/batch` or `/export`.
 */
const isValue = (name: string, part: string): boolean =>
  name.endsWith("id") ? part.includes("_") : part !== "";

const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((name, index) => {
    const part = path[index] ?? "";
    return name.startsWith(":") ? isValue(name, part) : name === part;
  });

/** Whether a request is for a route of a table. @param path without query; spelt otherwise than in the table, it is not */
export const isInTable = (table: readonly TableRoute[], method: string, path: string): boolean =>
  table.some((route) => route.method === method && fits(route.address.split("/"), path.split("/")));
