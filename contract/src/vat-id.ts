import { validate as austrian } from "stdnum/lib/cjs/at/uid.js";
import { validate as belgian } from "stdnum/lib/cjs/be/vat.js";
import { validate as bulgarian } from "stdnum/lib/cjs/bg/vat.js";
import { validate as cypriot } from "stdnum/lib/cjs/cy/vat.js";
import { validate as czech } from "stdnum/lib/cjs/cz/dic.js";
import { validate as german } from "stdnum/lib/cjs/de/vat.js";
import { validate as danish } from "stdnum/lib/cjs/dk/cvr.js";
import { validate as estonian } from "stdnum/lib/cjs/ee/kmkr.js";
import { validate as spanish } from "stdnum/lib/cjs/es/nif.js";
import { validate as finnish } from "stdnum/lib/cjs/fi/alv.js";
import { validate as french } from "stdnum/lib/cjs/fr/tva.js";
import { validate as checkBritish } from "stdnum/lib/cjs/gb/vat.js";
import { validate as greek } from "stdnum/lib/cjs/gr/vat.js";
import { validate as croatian } from "stdnum/lib/cjs/hr/oib.js";
import { validate as hungarian } from "stdnum/lib/cjs/hu/anum.js";
import { validate as irish } from "stdnum/lib/cjs/ie/vat.js";
import { validate as italian } from "stdnum/lib/cjs/it/iva.js";
import { validate as lithuanian } from "stdnum/lib/cjs/lt/pvm.js";
import { validate as luxembourgish } from "stdnum/lib/cjs/lu/tva.js";
import { validate as latvian } from "stdnum/lib/cjs/lv/pvn.js";
import { validate as maltese } from "stdnum/lib/cjs/mt/vat.js";
import { validate as dutch } from "stdnum/lib/cjs/nl/btw.js";
import { validate as polish } from "stdnum/lib/cjs/pl/nip.js";
import { validate as portuguese } from "stdnum/lib/cjs/pt/nif.js";
import { validate as romanian } from "stdnum/lib/cjs/ro/cif.js";
import { validate as swedish } from "stdnum/lib/cjs/se/vat.js";
import { validate as slovenian } from "stdnum/lib/cjs/si/ddv.js";
import { validate as slovak } from "stdnum/lib/cjs/sk/dph.js";

/** Digits, or those of a department (GD) or a health authority (HA): the library lets other letters pass. */
const british: typeof checkBritish = (number) => checkBritish(/^(GD|HA)?\d+$/.test(number) ? number : "");

/** Shape and check digits in every country billed to, by the prefix of the numbers (VIES). */
const checks: Readonly<Record<string, typeof italian>> = {
  AT: austrian,
  BE: belgian,
  BG: bulgarian,
  CY: cypriot,
  CZ: czech,
  DE: german,
  DK: danish,
  EE: estonian,
  ES: spanish,
  FI: finnish,
  FR: french,
  GB: british,
  // Northern Ireland has British numbers with a prefix of its own
  XI: british,
  EL: greek,
  HR: croatian,
  HU: hungarian,
  IE: irish,
  IT: italian,
  LT: lithuanian,
  LU: luxembourgish,
  LV: latvian,
  MT: maltese,
  NL: dutch,
  PL: polish,
  PT: portuguese,
  RO: romanian,
  SE: swedish,
  SI: slovenian,
  SK: slovak,
};

/** Numbers that are assigned although the library refuses them; only their shape is checked. */
const alsoAssigned: Readonly<Record<string, RegExp>> = {
  // older companies; people, whose check digit the library compares the wrong way round
  BG: /^(?:[4-8]\d{8}|\d{10})$/,
  // people without a birth number
  CZ: /^6\d{8}$/,
  // people, since 2017
  LV: /^32\d{9}$/,
  // sole traders
  SK: /^1\d{9}$/,
};

/** Greece has a prefix other than its country code. */
const prefixOf = (country: string): string => (country === "gr" ? "EL" : country.toUpperCase());

/** A VAT number without the usual separators. */
export const compactVatId = (typed: string): string => typed.replace(/[\s./-]+/g, "").toUpperCase();

interface VatIdParts {
  /** Country prefix as in VIES, upper case. */
  prefix: string;
  /** The rest in its normal form, upper case without separators. */
  number: string;
}

/** Parts of a typed VAT number, and whether it can exist. */
function readVatId(typed: string, country: string): VatIdParts & { canExist: boolean } {
  const compact = compactVatId(typed);
  const start = compact.slice(0, 2);
  const [prefix, number] = checks[start] ? [start, compact.slice(2)] : [prefixOf(country), compact];
  const checked = checks[prefix]?.(number);
  if (checked?.isValid && /[1-9]/.test(number)) return { prefix, number: checked.compact, canExist: true };
  return { prefix, number, canExist: alsoAssigned[prefix]?.test(number) ?? false };
}

/**
 * Whether a typed VAT number can exist, by shape and check digit of its country. It is not looked up anywhere.
 * @param country of the billing address, for a number without country prefix
 */
export const isVatId = (typed: string, country: string): boolean => readVatId(typed, country).canExist;

/**
 * Country prefix and number of a typed VAT number in the form the authorities use.
 * @param country for a number without country prefix
 */
export function vatIdParts(typed: string, country: string): VatIdParts {
  const { prefix, number } = readVatId(typed, country);
  return { prefix, number };
}
