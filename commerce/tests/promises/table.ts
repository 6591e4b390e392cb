import { cartRows } from "./cart-rows";
import { addressRow, checkoutRows } from "./checkout-rows";
import type { Forms, RowsOf, Told } from "./fields";
import { formRows } from "./form-rows";
import { newOwn } from "./own";
import type { Place } from "./places";

/** What one buyer tells the shop. */
interface PromiseTable {
  /** The fields in which something is told, with the places that honour it. */
  promises: readonly (readonly [field: string, told: Told])[];
  /** What is said in a field. */
  saysIn: (field: keyof RowsOf<keyof Forms>) => string;
  /** A form filled in. @param technical what the shop's page adds, and ids for names */
  filled: <Form extends keyof Forms>(form: Form, technical?: Partial<Forms[Form]>) => Forms[Form];
}

/** Everything a buyer can tell the shop, field by field, with values that no other buyer has. */
export function newTable(): PromiseTable {
  const own = newOwn();
  const address = addressRow(own);
  const table: RowsOf<keyof Forms> = {
    ...cartRows(own),
    ...checkoutRows(own, address),
    ...formRows(own, address),
  };
  const promises = Object.entries(table).flatMap(([field, row]) =>
    "says" in row ? [[field, row] as const] : [],
  );
  return {
    promises,
    saysIn: (field) => {
      const row = table[field];
      if (!("says" in row)) throw new Error(`${field} tells nothing`);
      return String(row.says);
    },
    filled: <Form extends keyof Forms>(form: Form, technical: Partial<Forms[Form]> = {}) => {
      const body: Record<string, unknown> = {};
      for (const [field, { says }] of promises) {
        const [name, ...path] = field.split(".");
        if (name !== form) continue;
        const last = path.pop() ?? "";
        let part = body;
        for (const step of path) part = (part[step] ??= {}) as Record<string, unknown>;
        part[last] = says;
      }
      return { ...body, ...technical } as Forms[Form];
    },
  };
}

/** A number as a quantity: not part of an amount, a time or another number. */
const alone = (number: number): RegExp => new RegExp(`(?<![\\w,.-])${number}(?!\\w)`);

/** Whether a place shows a value or a text. */
const shows = (found: string, text: Told["says"]): boolean =>
  typeof text === "number" ? alone(text).test(found) : found.includes(String(text));

/**
 * How the places that were looked at differ from the table: those that leave the value out, and those that show it
 * although they should not. @param found the text of each place
 */
export function broken(
  { says, in: expected }: Told,
  found: Readonly<Partial<Record<Place, string>>>,
): string[] {
  const looked = Object.entries(found).map(([place, text]) => [place, text.replace(/\s+/g, " ")] as const);
  if (!Array.isArray(expected)) {
    const texts = Object.entries(expected);
    return texts.flatMap(([place, text]) => {
      const seen = looked.find(([name]) => name === place);
      return seen && !shows(seen[1], text) ? [`${place} leaves out: ${text}`] : [];
    });
  }
  return looked.flatMap(([place, text]) => {
    const isShown = shows(text, says);
    if (isShown === expected.includes(place)) return [];
    return [isShown ? `${place} shows it` : `${place} leaves it out`];
  });
}
