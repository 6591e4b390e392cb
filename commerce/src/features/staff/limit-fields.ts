import type { MedusaRequest } from "@medusajs/framework/http";
import type { ReadableFields } from "./fulfilment-fields";

/** A field without Medusa's modifiers: `+items`, ` items`, `*items` and `items.*` all read `items`. */
const plainName = (field: string): string => field.trim().replace(/^[+*-]|\.\*$/g, "");

const paging = ["fields", "order", "limit", "offset"];

/**
 * Limits a request to the fields its caller may read: Medusa reads nothing else, also of a route's own fields.
 *
 * @returns false if the request asks for, filters or sorts by anything else
 */
export function limitFields(req: MedusaRequest, readable: ReadableFields): boolean {
  const { fields, withheld = [], filters = [] } = readable;
  const { fields: asked, order } = req.query;
  const names = typeof asked === "string" ? asked.split(",").filter(Boolean) : [];
  const isSortable = (name: string) => fields.includes(name) && !name.includes(".");
  const isListed =
    Object.keys(req.query).every((name) => paging.includes(name) || filters.includes(name)) &&
    ["string", "undefined"].includes(typeof asked) &&
    names.every((field) => [...fields, ...withheld].includes(plainName(field))) &&
    (order === undefined || (typeof order === "string" && isSortable(plainName(order))));
  if (!isListed) return false;
  req.allowed.push(...fields);
  return true;
}
