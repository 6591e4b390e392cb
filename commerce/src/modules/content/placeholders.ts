import type { Company } from "@su-turrone/contract/shop-facts";
import Mustache from "mustache";
import { errorMessageOf } from "../../platform/error-message";

/** What texts may fill in: `{{company.name}}`, and `{{#payments.stripe}} … {{/payments.stripe}}` for what holds only then. */
export interface PlaceholderValues {
  company: Omit<Company, "postal_code" | "vat_id"> & { postalCode: string; vatId: string };
  /** Address of the shop without a slash at the end. */
  shop: { url: string };
  payments: { stripe: boolean };
  /** Price of shipping, and from which price of the goods on it costs nothing, and where it goes to; in the language of the text. */
  shipping: { price: string; freeFrom: string; countries: string };
  /** Business days a parcel is on its way, as "2–3". */
  delivery: { days: string };
  /** Days a cart, and its cookie, live after its last change. */
  cart: { days: string };
  /** Markdown made from what is in use, written as `{{&privacy.recipients}}`. */
  privacy: { recipients: string };
}

/** Every character that means something in Markdown is escaped, so that a value is always read as plain words. */
export const escapeMarkdown = (value: unknown): string => String(value).replace(/[!-/:-@[-`{-~]/g, "\\$&");

// [type, name, start, end, inner tokens of a section]
type Token = [type: string, name: string, start: number, end: number, inner?: Token[]];

const isToken = (value: unknown): value is Token =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";

function namesIn(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.filter(isToken).flatMap(([type, name, , , inner]) => {
    if (type === "name" || type === "&") return [name];
    return type === "#" || type === "^" ? [name, ...namesIn(inner)] : [];
  });
}

const known = (values: PlaceholderValues): Set<string> =>
  new Set(
    Object.entries({ ...values }).flatMap(([group, entries]) =>
      Object.keys(entries).map((name) => `${group}.${name}`),
    ),
  );

/**
 * What is wrong with the placeholders of a text: one that does not exist, or a section that is not closed.
 * @returns one line for the owner, or null when all is well
 */
export function placeholderProblem(markdown: string, values: PlaceholderValues): string | null {
  let names: string[];
  try {
    const tokens: unknown = Mustache.parse(markdown);
    names = namesIn(tokens);
  } catch (error) {
    return errorMessageOf(error);
  }
  const unknown = names.filter((name) => !known(values).has(name));
  return unknown.length > 0
    ? `Unknown placeholder: ${unknown.map((name) => `{{${name}}}`).join(", ")}`
    : null;
}

/** The text with its placeholders filled in. @throws Error when a section is not closed (refused at saving) */
export const fillPlaceholders = (markdown: string, values: PlaceholderValues): string =>
  Mustache.render(markdown, values, {}, { escape: escapeMarkdown });
