import { documentInText } from "@su-turrone/contract/order-reference";
import { maxTypedCents, parseEuros } from "@su-turrone/contract/money";
import { orderNumberInReference } from "../../modules/payment-bank-transfer/reference";

/** What a search text can mean; decided by its shape, because each meaning is looked for in a column of its own. */
export type Meaning =
  | { what: "number"; number: number }
  /** Digits without country code and leading zeros, as they are part of every spelling of the phone number. */
  | { what: "phone"; digits: string }
  | { what: "tracking"; text: string }
  | { what: "amount"; cents: number }
  | { what: "document"; label: string }
  /** Part of the code of a transfer reference. */
  | { what: "code"; code: string }
  | { what: "words"; text: string };

/** Minimum length of a tracking or phone number: shorter ones match too many to be useful, and cannot use an index. */
const minLength = { tracking: 3, phone: 6 } as const;

/** An order number with a part of the code of its reference: "1042-7K3M9", and with "ST" also "ST-1042-867". */
const cutReference = /^(?:ST[\s./-]*(\d{1,9})|(\d{1,9})(?=[\s./-]+\d*[A-Z]))[\s./-]+[\dA-Z]{1,8}$/i;

/** Order number as entered: "#12", "12", "ST-12", or a transfer reference or its beginning. Null for anything else. */
function typedOrderNumber(text: string): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const [, afterPrefix, bare] = cutReference.exec(text) ?? [];
  const number = orderNumberInReference(text) ?? afterPrefix ?? bare;
  return number === undefined ? null : Number(number);
}

/** At least four characters of the alphabet of reference codes (Crockford's base 32). */
const codePattern = /^[\dA-HJKMNP-TV-Z]{4,8}$/i;

/** A text that is nothing but the number of a document, in any spelling. */
const documentShape = /^\p{L}{1,2}[\s./-]?\d{4}[\s./-]\d{1,9}$/u;

/** "46,50", "46.50 €", "€ 46": without the sign of the currency a whole number is an order number. */
function typedAmount(text: string): number | null {
  const amount = text.replaceAll(/€|eur/gi, "").trim();
  if (amount === text && !/[.,]\d{2}$/.test(text)) return null;
  const cents = parseEuros(amount.replace(/^(\d{1,3})[.](\d{3}),/, "$1$2,"));
  return cents === null || cents > maxTypedCents ? null : cents;
}

/** Calling codes of the countries the shop delivers to, written before a number. */
const callingCode = /^(?:\+|00)(?:39|33|49|34|44)/;

/** "+39 347 123 4567", "0039 347…", "0347/1234567" and "347 1234567" are the same number. */
function typedPhone(text: string): string | null {
  if (!/^\+?[\d\s()/.-]+$/.test(text)) return null;
  const typed = text.replaceAll(/[^\d+]/g, "");
  const digits = typed.replace(callingCode, "").replaceAll("+", "").replace(/^0+/, "");
  return digits.length < minLength.phone || typed.length > 16 ? null : digits;
}

/** Everything a search text can mean; an order that fits one of them is found. @param text trimmed, not empty */
export function meaningsOf(text: string): Meaning[] {
  const label = documentShape.test(text) ? documentInText(text) : null;
  if (label !== null) return [{ what: "document", label }];
  const cents = typedAmount(text);
  if (cents !== null) return [{ what: "amount", cents }];

  const number = typedOrderNumber(text);
  const digits = typedPhone(text);
  const found: Meaning[] = [];
  if (number !== null) found.push({ what: "number", number });
  if (digits !== null) found.push({ what: "phone", digits });
  const isNumeric = /^[#+]?[\d\s()/.-]+$/.test(text);
  if (isNumeric || number === null) {
    if (text.length >= minLength.tracking) found.push({ what: "tracking", text });
  }
  // a shorter one of digits alone is an order number
  if (codePattern.test(text) && (!isNumeric || digits !== null))
    found.push({ what: "code", code: text.toUpperCase() });
  // a complete reference names an order, and nothing else is asked for
  if (!isNumeric && orderNumberInReference(text) === null) found.push({ what: "words", text });
  return found;
}
