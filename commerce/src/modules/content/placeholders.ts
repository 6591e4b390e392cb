import type { Company } from "@su-turrone/contract/shop-facts";
import Mustache from "mustache";
import { errorMessageOf } from "../../platform/error-message";

/**
 * Values for placeholders in texts: `{{company.name}}`, and sections such as
 * `{{#payments.stripe}} … {{/payments.stripe}}` for passages that apply only under a condition.
 */
export interface PlaceholderValues {
  company: Omit<Company, "postal_code" | "vat_id"> & { postalCode: string; vatId: string };
  /** Base URL of the shop without a trailing slash. */
  shop: { url: string };
  payments: { stripe: boolean };
  /**
   * Shipping price, the goods total from which shipping is free, and the countries shipped to; in the language of the
   * text.
   */
  shipping: { price: string; freeFrom: string; countries: string };
  /** Delivery time in business days, as "2–3". */
  delivery: { days: string };
  /** Lifetime in days of a cart and its cookie after the last change. */
  cart: { days: string };
  /** Markdown generated from the services in use, inserted with `{{&privacy.recipients}}`. */
  privacy: { recipients: string };
}

/** Escapes every character with a meaning in Markdown, so that a value is always rendered as plain text. */
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

/** What is wrong with the placeholders of a text: its key among the refusals, and what is named there. */
interface PlaceholderProblem {
  refusal: "placeholder" | "unclosed";
  problem: string;
}

/** The section that Mustache's English message names, otherwise the tag it has failed at, which is the last. */
const unclosedIn = (markdown: string, message: string): string =>
  /"(.+)"/.exec(message)?.[1] ?? markdown.slice(markdown.lastIndexOf("{{")).slice(0, 40);

/** Checks a text for unknown placeholders, and sections that are not opened or not closed; null if all are well. */
export function placeholderProblem(markdown: string, values: PlaceholderValues): PlaceholderProblem | null {
  let names: string[];
  try {
    const tokens: unknown = Mustache.parse(markdown);
    names = namesIn(tokens);
  } catch (error) {
    return { refusal: "unclosed", problem: unclosedIn(markdown, errorMessageOf(error)) };
  }
  const unknown = names.filter((name) => !known(values).has(name));
  if (unknown.length === 0) return null;
  return { refusal: "placeholder", problem: unknown.map((name) => `{{${name}}}`).join(", ") };
}

/** Fills in the placeholders of a text. @throws Error when a section is not closed (rejected on save) */
export const fillPlaceholders = (markdown: string, values: PlaceholderValues): string =>
  Mustache.render(markdown, values, {}, { escape: escapeMarkdown });
