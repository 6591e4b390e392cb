/** Bodies of commerce's routes for carts and for placing an order. For servers: it brings zod along. */
import { z } from "zod";
import type { CartViewAddress } from "./cart-view";
import { countryCodes } from "./country-rules";
import { invoiceFields } from "./invoice-request";
import { localeOf } from "./languages";
import { formLimits, maxQuantity } from "./limits";
import { paymentProviders } from "./payment-methods";

const id = z.string().min(1).max(100);
const code = z.string().trim().min(1).max(formLimits.code);
/** Packs of one weight. */
const quantity = z.number().int().min(1).max(maxQuantity);
/** Number of the form it came from, to know a double click; left out where it has none. */
const key = z.string().max(100).optional();

/** Packs of a variant that are put into a cart. */
const addition = {
  variant_id: id,
  quantity,
  key,
  /** They are a present, and so is the whole cart; left out it stays as it is. */
  gift: z.literal(true).optional(),
};

/** How long these texts may be is checked on their own, to name the field that is too long. */
const text = z.string();

/** Parts that are empty are "". */
const address = z.strictObject({
  first_name: text,
  last_name: text,
  address_1: text,
  address_2: text,
  postal_code: text,
  city: text,
  province: text,
  country_code: text,
  phone: text,
} satisfies Record<keyof CartViewAddress, z.ZodString>);

const information = {
  email: z.email(),
  /** Of mails and invoice. */
  locale: z.enum(Object.values(localeOf)),
  shipping_address: address,
  billing_address: address,
  requests: z.strictObject({
    notes: text,
    gift: z.boolean(),
    gift_message: text,
    invoice: z.record(z.enum(invoiceFields), text).nullable(),
  }),
};

/** What the first step of the checkout collects. */
export type CheckoutInformation = z.infer<z.ZodObject<typeof information>>;

/** Body of `POST /store/carts/:id/changes`: a change of a cart. */
export const cartChangeBody = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("add"),
    ...addition,
    /** It was sent before, and nobody knows whether it was made: the same key counts once, however late it comes. */
    resent: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal("set_quantity"),
    line_id: id,
    quantity,
    /** Packs the shopper saw when choosing one more or one less; left out when the number itself was typed. */
    seen: quantity.optional(),
    /** With `seen` the same key counts once. */
    key,
  }),
  z.strictObject({ type: z.literal("remove"), line_id: id }),
  z.strictObject({ type: z.literal("apply_code"), code }),
  z.strictObject({ type: z.literal("remove_code"), code }),
  z.strictObject({ type: z.literal("set_country"), country: z.enum(countryCodes) }),
  z.strictObject({ type: z.literal("set_information"), ...information }),
]);
export type CartChange = z.infer<typeof cartChangeBody>;

/** Body of `POST /store/filled-carts`: a cart that is begun with its first goods. */
export const firstAdditionBody = z.strictObject({
  ...addition,
  /** Country the shipping price is shown for until the shopper says otherwise. */
  country: z.enum(countryCodes),
  /** A code that waited for a cart. */
  code: code.optional(),
});
export type FirstAddition = z.infer<typeof firstAdditionBody>;

/** Body of `POST /store/carts/:id/payment`: the way to pay. */
export const paymentChoiceBody = z.strictObject({
  /** Id of Medusa's payment provider. */
  provider_id: z.enum(Object.values(paymentProviders)),
  /** The card as Stripe's form has kept it, with `pp_stripe_stripe`. */
  confirmation_token: z.string().min(1).max(200).optional(),
});
export type PaymentChoice = z.infer<typeof paymentChoiceBody>;

/** Body of `POST /store/carts/:id/finish`. */
export const finishBody = z.strictObject({
  /** Who asks, as the storefront knows it from its cookie. */
  browser: z.string().min(1).max(64).optional(),
  /** The press of the order button; left out by who only wants to know what has become of the cart. */
  press: z
    .strictObject({
      /** The total that was shown; integer cents. */
      shown_cents: z.number().int().min(0),
      /** Id of the payment provider that was shown; left out where nothing was to be paid. */
      shown_provider: z.string().max(100).optional(),
      /** Where the bank or PayPal send the shopper back to; an address of the shop. */
      return_url: z.url(),
    })
    .optional(),
});
export type FinishRequest = z.infer<typeof finishBody>;
