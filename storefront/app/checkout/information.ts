import { z } from "zod";
import { type Address, emptyAddress } from "@su-turrone/contract/addresses";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { placeErrors } from "@su-turrone/contract/countries";
import { invoiceFields, type InvoiceRequest, noInvoice } from "@su-turrone/contract/buyer-requests";
import { checkInvoice } from "@su-turrone/contract/invoice-request";
import {
  asciiAddress,
  emailAddress,
  normaliseAddress,
  optionalText,
  typedAddress,
} from "@su-turrone/contract/request-fields";
import type { Information } from "~/commerce/checkout.server";
import type { Cart } from "~/commerce/types";
import { textOf } from "~/platform/read-form";
import { normaliseLine, normaliseText } from "@su-turrone/contract/normalise-text";
import { type FieldError, fieldErrors, type FieldErrors, maxLengths } from "./fields";

/** The fields of an address in display order. */
const addressFieldNames = [
  "country",
  "fullName",
  "street",
  "addition",
  "postalCode",
  "city",
  "province",
  "phone",
] as const;

export type TypedAddress = Record<(typeof addressFieldNames)[number], string>;

/** The information form as typed, so that it can be shown again without losing anything. */
export interface TypedInformation {
  email: string;
  notes: string;
  gift: boolean;
  giftMessage: string;
  billingSame: boolean;
  wantsInvoice: boolean;
  invoice: InvoiceRequest;
  shipping: TypedAddress;
  billing: TypedAddress;
  /** Places whose postal code, town and province the server has doubted; sent again unchanged they are accepted. */
  refusedPlaces: string[];
}

/** Emoji, which no font of the card has: as sequences, and their parts on their own; not © ® ™. */
const emoji =
  /(?![©®™])\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f\u200d]*|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u20e3\ufe0f\u{e0020}-\u{e007f}]/gu;

/** What leaves a mark on paper; joiners that a language needs between its letters do not. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** The text of the card as it is printed, so that it is shown and mailed like this as well; "" if it were blank. */
function printed(text: string): string {
  const kept = normaliseText(text.replace(emoji, "")).replace(/ {2,}/g, " ");
  return visible.test(kept) ? kept : "";
}

const schema = z.object({
  email: emailAddress,
  shipping: typedAddress.extend({ country: z.enum(countryCodes, "country") }),
  billing: typedAddress.nullable(),
  notes: optionalText(maxLengths.notes),
  gift: z.boolean(),
  giftMessage: optionalText(maxLengths.giftMessage).transform(printed),
});

/** The submitted form; fields that are missing or not text become "". */
export function readInformation(form: FormData): TypedInformation {
  const text = (name: string) => textOf(form, name);
  const typed = (prefix: string): TypedAddress =>
    Object.fromEntries(addressFieldNames.map((name) => [name, text(`${prefix}.${name}`)])) as TypedAddress;
  return {
    email: text("email"),
    notes: text("notes"),
    gift: form.has("gift"),
    giftMessage: text("giftMessage"),
    billingSame: form.has("billingSame"),
    wantsInvoice: form.has("wantsInvoice"),
    invoice: Object.fromEntries(
      invoiceFields.map((name) => [name, text(`invoice.${name}`)]),
    ) as unknown as InvoiceRequest,
    shipping: typed("shipping"),
    billing: typed("billing"),
    refusedPlaces: form.getAll("refusedPlace").filter((place) => typeof place === "string"),
  };
}

/** Field names in display order, which is the order of the error summary. */
const fieldOrder = [
  "email",
  "giftMessage",
  ...["shipping", "billing"].flatMap((kind) => addressFieldNames.map((name) => `${kind}.${name}`)),
  "notes",
  ...invoiceFields.map((name) => `invoice.${name}`),
];

/**
 * Whether an address is valid except for non-ASCII letters before the @, which not all mail servers accept (RFC 6531).
 */
function hasNonAsciiLocalPart(address: string): boolean {
  const ascii = asciiAddress(normaliseLine(address));
  const local = ascii.slice(0, ascii.lastIndexOf("@")).normalize("NFD");
  const asciiLocal = local.replaceAll(/\p{M}/gu, "").replaceAll(/[^ -~]/gu, "x");
  return (
    asciiLocal !== local && z.email().safeParse(asciiLocal + ascii.slice(ascii.lastIndexOf("@"))).success
  );
}

function errorsOf(typed: TypedInformation, issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const found = new Map<string, FieldError>();
  const add = (path: string, error: FieldError) => {
    if (!found.has(path)) found.set(path, error);
  };
  for (const { path, message } of issues) {
    const error = fieldErrors.find((known) => known === message) ?? "required";
    add(path.join("."), error === "email" && hasNonAsciiLocalPart(typed.email) ? "email_letters" : error);
  }
  for (const kind of typed.billingSame ? (["shipping"] as const) : (["shipping", "billing"] as const)) {
    for (const [name, error] of Object.entries(placeErrors(typed[kind], kind === "shipping"))) {
      add(`${kind}.${name}`, error);
    }
  }
  if (typed.wantsInvoice) {
    const country = (typed.billingSame ? typed.shipping : typed.billing).country;
    for (const [name, error] of Object.entries(checkInvoice(typed.invoice, country).errors)) {
      add(`invoice.${name}`, error);
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => fieldOrder.indexOf(a) - fieldOrder.indexOf(b)));
}

export function checkInformation(
  typed: TypedInformation,
): { ok: true; value: Information } | { ok: false; errors: FieldErrors } {
  const result = schema.safeParse({
    ...typed,
    billing: typed.billingSame ? null : typed.billing,
    giftMessage: typed.gift ? typed.giftMessage : "",
  });
  const errors = errorsOf(typed, result.error?.issues ?? []);
  if (!result.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const { email, shipping, billing, notes, gift, giftMessage } = result.data;
  const invoice = typed.wantsInvoice
    ? checkInvoice(typed.invoice, (billing ?? shipping).country).normalised
    : null;
  return {
    ok: true,
    value: {
      email,
      shipping: normaliseAddress(shipping),
      billing: billing && normaliseAddress(billing),
      requests: { notes, gift, gift_message: giftMessage, invoice },
    },
  };
}

const isSame = (a: Address, b: Address): boolean => addressFieldNames.every((name) => a[name] === b[name]);

/**
 * Initial form values: what the cart already contains, otherwise empty with the cart's country. A gift defaults to
 * separate addresses for parcel and invoice until the shopper changes that.
 */
export function typedFromCart(cart: Cart): TypedInformation {
  const { shippingAddress: shipping, billingAddress: billing } = cart;
  const { notes, gift, gift_message: giftMessage, invoice } = cart.requests;
  return {
    email: cart.email,
    notes,
    gift,
    giftMessage,
    wantsInvoice: invoice !== null,
    invoice: invoice ?? noInvoice,
    billingSame: shipping && billing ? isSame(shipping, billing) : !gift,
    shipping: shipping ?? emptyAddress(cart.country),
    billing: billing ?? emptyAddress(cart.country),
    refusedPlaces: [],
  };
}

/** The information as a wallet gives it: who orders and where it goes as the wallet says, all else as in the cart. */
export const mergeWallet = (wallet: TypedInformation, cart: Cart): TypedInformation => ({
  ...typedFromCart(cart),
  email: wallet.email,
  shipping: wallet.shipping,
  ...(wallet.billing.street === "" ? {} : { billingSame: false, billing: wallet.billing }),
});
