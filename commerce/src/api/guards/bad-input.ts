import { MedusaError } from "@medusajs/framework/utils";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import {
  hasControlCharacters,
  hasHiddenCharacters,
  withoutHiddenCharacters,
} from "@su-turrone/contract/normalise-text";
import { cartTextLimits, longestEmail, maxQuantity } from "@su-turrone/contract/limits";
import { messageMaxLength } from "@su-turrone/contract/messages";
import { reviewLimits } from "@su-turrone/contract/reviews";
import type { Middleware } from "../../platform/with-body";

/** Packs per cart line. */
const quantity = { min: 1, max: maxQuantity } as const;

/** Message for every invalid number of packs. */
const quantityProblem = `quantity must be a whole number from ${quantity.min} to ${quantity.max}`;

/** Maximum length of a text by field name, in characters; `otherMaxLength` applies to all other fields. */
const maxLength: Readonly<Record<string, number>> = {
  email: longestEmail,
  first_name: 100,
  last_name: 100,
  company: 120,
  address_1: 120,
  address_2: 120,
  city: 100,
  province: 100,
  postal_code: 20,
  country_code: 2,
  phone: cartTextLimits.phone,
  notes: cartTextLimits.notes,
  gift_message: cartTextLimits.giftMessage,
  message: messageMaxLength,
  /** Of a withdrawal; the `items` of a cart are a list. */
  items: 1000,
  text: reviewLimits.text,
  locale: 35,
  return_url: 2000,
};
const otherMaxLength = 255;

/** Maximum length of a request URL in characters. */
const addressMaxLength = 20_000;

const maxListLength = 100;
const maxDepth = 6;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The problem with a text as a sentence for the client; null when it is valid. */
export function problemOfText(name: string, text: string): string | null {
  const limit = maxLength[name] ?? otherMaxLength;
  if (text.length > limit) return `${name} is too long: at most ${limit} characters`;
  return hasHiddenCharacters(text) ? `${name} contains a control character` : null;
}

/** The problem with the decoded URL of a store request as a sentence for the client; null when it is valid. */
export function problemOfAddress(address: string): string | null {
  if (address.length > addressMaxLength)
    return `The address is too long: at most ${addressMaxLength} characters`;
  // directional marks are only harmful in stored texts: a URL may contain them, e.g. from a search for copied text
  return hasControlCharacters(address) ? "The address contains a control character" : null;
}

function problemOfQuantity(value: unknown): string | null {
  const isValid =
    typeof value === "number" && Number.isInteger(value) && value >= quantity.min && value <= quantity.max;
  return isValid ? null : quantityProblem;
}

function problemOfValue(name: string, value: unknown, depth: number): string | null {
  if (depth > maxDepth) return "The request is nested too deeply";
  if (name === "quantity") return problemOfQuantity(value);
  // Medusa would copy the metadata of a cart into its order
  if (name === "metadata" && value !== null && value !== undefined) return "metadata is not accepted here";
  if (typeof value === "string") return problemOfText(name, value);
  if (Array.isArray(value)) {
    if (value.length > maxListLength) return `${name} has too many entries: at most ${maxListLength}`;
    return firstProblem(
      value.map((entry) => [name, entry] as const),
      depth,
    );
  }
  return isRecord(value) ? firstProblem(Object.entries(value), depth) : null;
}

function firstProblem(entries: readonly (readonly [string, unknown])[], depth: number): string | null {
  for (const [name, value] of entries) {
    const problem = problemOfText("field name", name) ?? problemOfValue(name, value, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}

/** The problem with the body of a store request as a sentence for the client; null when it is valid. */
export const problemOfBody = (body: unknown): string | null => problemOfValue("body", body ?? {}, 0);

function decoded(url: string): string | null {
  try {
    return decodeURIComponent(url);
  } catch {
    return null;
  }
}

/**
 * Guards the store routes: input that is too long, too large or contains control characters gets a 400 with a readable
 * message, before Medusa's own validation (which would let it through to the database).
 */
export const refuseBadInput: Middleware = (req, _res, next) => {
  const url = decoded(req.originalUrl);
  const problem = (url === null ? "The URL is malformed" : problemOfAddress(url)) ?? problemOfBody(req.body);
  const code = problem === quantityProblem ? ("quantity_invalid" satisfies RefusalCode) : undefined;
  next(problem === null ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, problem, code));
};

/** Files sent as text are read, not stored, and may need such characters to be recognised. */
const files = "/admin/bank-statements";

/** Removes the hidden characters of all texts in a parsed JSON body, and leaves everything else unchanged. */
export function withCleanTexts(value: unknown): unknown {
  if (typeof value === "string") return withoutHiddenCharacters(value);
  if (Array.isArray(value)) return value.map(withCleanTexts);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withCleanTexts(each)]));
}

/**
 * Cleans what the owner enters of characters that text copied from elsewhere may contain: they are invisible in the
 * admin, but neither PostgreSQL nor an e-invoice takes all of them.
 */
export const cleanBody: Middleware = (req, _res, next) => {
  if (!req.originalUrl.startsWith(files)) req.body = withCleanTexts(req.body);
  next();
};
