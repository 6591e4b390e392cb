/** Request bodies of commerce's routes for carts and for placing an order. Server only: imports zod. */
import { z } from "zod";
import { addressParts } from "./cart-view";
import { countryCodes } from "./country-rules";
import { invoiceFields, italianFields } from "./buyer-requests";
import { localeOf } from "./languages";
import { formLimits, maxQuantity } from "./limits";
import { paymentProviders } from "./payment-methods";
import { isVatId } from "./vat-id";

const id = z.string().min(1).max(100);
const code = z.string().trim().min(1).max(formLimits.code);
/** Packs of one weight. */
const quantity = z.number().int().min(1).max(maxQuantity);
/** Idempotency key of the submitted form, to detect a double click; omitted if the form has none. */
const key = z.string().max(100).optional();

/** Adds packs of a variant to a cart. */
const addition = {
  variant_id: id,
  quantity,
  key,
  /** Marks the whole cart as a gift; if omitted, the cart keeps its current value. */
  gift: z.literal(true).optional(),
};

/** The length of these texts is checked separately, so that the error can name the field that is too long. */
const text = z.string();

/** Empty fields are "". */
const address = z.strictObject(addressParts(text));

const information = {
  email: z.email(),
  /** Language of mails and invoice. */
  locale: z.enum(Object.values(localeOf)),
  shipping_address: address,
  billing_address: address,
  requests: z.strictObject({
    notes: text,
    gift: z.boolean(),
    gift_message: text,
    invoice: z
      .record(z.enum(invoiceFields), text)
      .refine((given) => Object.values(given).some((value) => value.trim() !== ""), {
        message: "An invoice needs a recipient",
      })
      .nullable(),
  }),
};

/** Data collected in the first checkout step. */
export type CheckoutInformation = z.infer<z.ZodObject<typeof information>>;

/** Body of `POST /store/carts/:id/changes`: a change of a cart. */
export const cartChangeBody = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("add"),
    ...addition,
    /**
     * Set on a retry when the outcome of the first request is unknown: the same key is applied only once, however late
     * the retry arrives.
     */
    resent: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal("set_quantity"),
    line_id: id,
    quantity,
    /** Quantity shown when the shopper clicked plus or minus; omitted if the quantity was typed. */
    seen: quantity.optional(),
    /** With `seen`: the same key is applied only once. */
    key,
  }),
  z.strictObject({ type: z.literal("remove"), line_id: id }),
  z.strictObject({ type: z.literal("apply_code"), code }),
  z.strictObject({ type: z.literal("remove_code"), code }),
  z.strictObject({ type: z.literal("set_country"), country: z.enum(countryCodes) }),
  z
    .strictObject({ type: z.literal("set_information"), ...information })
    .refine(
      ({ requests: { invoice }, billing_address: billing }) =>
        !invoice?.vat_id || isVatId(invoice.vat_id, billing.country_code),
      { path: ["requests", "invoice", "vat_id"], message: "This VAT number cannot exist" },
    )
    .refine(
      ({ requests: { invoice }, billing_address: billing }) =>
        billing.country_code === "it" || italianFields.every((name) => !invoice?.[name]),
      {
        path: ["requests", "invoice"],
        message: `Only buyers billed in Italy have ${italianFields.join(", ")}`,
      },
    ),
]);
export type CartChange = z.infer<typeof cartChangeBody>;

/** Body of `POST /store/filled-carts`: creates a cart with its first goods. */
export const firstAdditionBody = z.strictObject({
  ...addition,
  /** Country used for the shipping price until the shopper chooses another. */
  country: z.enum(countryCodes),
  /** Code entered before there was a cart. */
  code: code.optional(),
});
export type FirstAddition = z.infer<typeof firstAdditionBody>;

/** Body of `POST /store/carts/:id/payment`: the chosen payment method. */
export const paymentChoiceBody = z.strictObject({
  provider_id: z.enum(Object.values(paymentProviders)),
  /** Stripe confirmation token of the card form or of a wallet. */
  confirmation_token: z.string().min(1).max(200).optional(),
});
export type PaymentChoice = z.infer<typeof paymentChoiceBody>;

/** Body of `POST /store/carts/:id/finish`. */
export const finishBody = z.strictObject({
  /** Id of the browser, from the storefront's cookie. */
  browser: z.string().min(1).max(64).optional(),
  /** Sent when the order button was pressed; omitted if the request only asks for the state of the cart. */
  press: z
    .strictObject({
      /** Total shown to the shopper; integer cents. */
      shown_cents: z.number().int().min(0),
      /** `fingerprint` of the cart shown to the shopper; omitted by clients that show no page. */
      fingerprint: z.string().max(500).optional(),
      /** Shop URL to which the bank or PayPal redirects the shopper. */
      return_url: z.url(),
    })
    .optional(),
});
export type FinishRequest = z.infer<typeof finishBody>;
