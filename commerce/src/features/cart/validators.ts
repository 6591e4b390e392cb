import { z } from "@medusajs/framework/zod";
import type { CartChange, FirstAddition } from "@su-turrone/contract/cart-changes";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { invoiceFields } from "@su-turrone/contract/invoice-request";
import { localeOf } from "@su-turrone/contract/languages";
import { maxQuantity } from "@su-turrone/contract/limits";
import { addressParts } from "../../platform/address-parts";

/** Longest code a shopper may type; the storefront's field has the same. */
const maxCodeLength = 60;

const code = z.string().trim().min(1).max(maxCodeLength);

const id = z.string().min(1).max(100);

/** Checked in detail before, with a code of its own (`api/guards/text-limits.ts`). */
const quantity = z.number().int().min(1).max(maxQuantity);

const addition = { variant_id: id, quantity, key: z.string().max(100).optional() };

const text = z.string();

/** How long texts may be is checked before (`api/guards/text-limits.ts`). */
const address = z.strictObject(addressParts(text));

/** POST /store/carts/:id/changes */
export const cartChangeBody = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("add"), ...addition, resent: z.boolean().optional() }),
  z.strictObject({
    type: z.literal("set_quantity"),
    line_id: id,
    quantity,
    seen: quantity.optional(),
    key: addition.key,
  }),
  z.strictObject({ type: z.literal("remove"), line_id: id }),
  z.strictObject({ type: z.literal("apply_code"), code }),
  z.strictObject({ type: z.literal("remove_code"), code }),
  z.strictObject({ type: z.literal("set_country"), country: z.enum(countryCodes) }),
  z.strictObject({
    type: z.literal("set_information"),
    email: z.email(),
    locale: z.enum(Object.values(localeOf)),
    shipping_address: address,
    billing_address: address,
    requests: z.strictObject({
      notes: text,
      gift_message: text,
      invoice: z.record(z.enum(invoiceFields), text).nullable(),
    }),
  }),
]) satisfies z.ZodType<CartChange>;

/** POST /store/filled-carts */
export const firstAdditionBody = z.strictObject({
  ...addition,
  country: z.enum(countryCodes),
  code: code.optional(),
}) satisfies z.ZodType<FirstAddition>;

/** Any body that brings a whole address: what is looked at to tell whether the shop delivers there. */
export const addressedBody = z.object({
  shipping_address: z.object({
    country_code: z.string(),
    postal_code: z.string(),
    city: z.string().nullish(),
  }),
});
