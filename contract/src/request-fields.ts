/** Common fields of shopper input in forms and request bodies. Server only: imports zod. */
import { z } from "zod";
import type { Address } from "./addresses";
import { normalisePostalCode, provinceOf } from "./countries";
import { billingCountryCodes } from "./country-codes";
import { languages } from "./languages";
import { addressLimits, longestEmail } from "./limits";
import { normaliseLine, normaliseText } from "./normalise-text";

/** A required single-line text; issues are "required" and "too_long". @param max characters */
export const requiredLine = (max: number) =>
  z.string().transform(normaliseLine).pipe(z.string().min(1, "required").max(max, "too_long"));

/** A required multi-line text; issues are "required" and "too_long". @param max characters */
export const requiredText = (max: number) =>
  z.string().transform(normaliseText).pipe(z.string().min(1, "required").max(max, "too_long"));

/** An optional multi-line text; its issue is "too_long". @param max characters */
export const optionalText = (max: number) =>
  z.string().transform(normaliseText).pipe(z.string().max(max, "too_long"));

/** Letters, digits, dots and hyphens: `URL` parses nothing but a host from these. */
const domainLetters = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An address with its domain in ASCII form: "anna@müller.de" → "anna@xn--mller-kva.de" (IDNA). Returned unchanged if
 * there is no such form.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || !domainLetters.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}

/** Maximum length of the local part before the @ (RFC 5321, 4.5.3.1.1); mail servers reject longer ones. */
const longestMailbox = 64;

/**
 * A typed e-mail address, which may have non-ASCII letters in its domain; transformed to the ASCII address used for
 * sending. Issues are "required", "too_long" and "email".
 */
export const emailAddress = requiredLine(longestEmail)
  .transform(asciiAddress)
  .pipe(
    z
      .email("email")
      .max(longestEmail, "too_long")
      .refine((address) => address.lastIndexOf("@") <= longestMailbox, "email"),
  );

/** The same address in lower case, so that one mailbox is always the same address. */
export const mailboxAddress = emailAddress.transform((address) => address.toLowerCase());

/** Language of the page from which the request was sent. */
export const pageLanguage = z.enum(languages);

const singleLine = (max: number) => z.string().transform(normaliseLine).pipe(z.string().max(max, "too_long"));

/**
 * Requires a letter or digit: text without any, such as invisible characters or a lone emoji, cannot be printed on a
 * parcel label.
 */
const printable = (max: number) => singleLine(max).pipe(z.string().regex(/[\p{L}\p{N}]/u, "required"));

/** Phone number in any common notation: digits, spaces and + ( ) . / - */
const phone = singleLine(addressLimits.phone).pipe(
  z.string().refine((text) => text === "" || /^[+( ]*\d[\d ()./–-]{4,}$/.test(text), "phone"),
);

/** A typed address; what its country requires is checked by `placeErrors`. Issues are those of the fields, and "country". */
export const typedAddress = z.object({
  fullName: printable(addressLimits.fullName),
  street: printable(addressLimits.street),
  addition: singleLine(addressLimits.addition),
  postalCode: singleLine(addressLimits.postalCode),
  city: printable(addressLimits.city),
  province: singleLine(2),
  country: z.enum(billingCountryCodes, "country"),
  phone,
});

/** The address as saved: postal code in the country's format, province only if the country has them. */
export function normaliseAddress(address: Address): Address {
  const postalCode = normalisePostalCode(address.country, address.postalCode);
  return {
    ...address,
    postalCode,
    province: provinceOf(address.country, postalCode, address.province) ?? "",
  };
}
