import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { fromAddress } from "@su-turrone/contract/addresses";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import type { CartChangeRefusal, CartView } from "@su-turrone/contract/cart-view";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { cartTextLimits, formLimits, maxQuantity } from "@su-turrone/contract/limits";
import { emailAddress, optionalText, pageLanguage } from "@su-turrone/contract/request-fields";
import { localeOf, type Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { withCartLock } from "../cart/cart-lock";
import { changeCart, createFilledCart } from "../cart/change-cart";
import { variantNames } from "../catalogue/product-names";
import { checkedAddress, typedAddressBody } from "../order-address/change-address";

/** Different weights of one order: more than the shop sells. */
const maxLines = 100;

/** Body of `POST /admin/telephone-orders/quotes`: what the buyer says at the telephone. */
export const quoteBody = z.strictObject({
  /** Language of the buyer's mails and documents. */
  language: pageLanguage,
  lines: z
    .array(
      z.strictObject({
        variant_id: z.string().min(1).max(100),
        quantity: z.number().int().min(1).max(maxQuantity),
      }),
    )
    .min(1)
    .max(maxLines),
  email: z.string(),
  address: typedAddressBody,
  /** "" without a promo code. */
  code: z.string().trim().max(formLimits.code),
  gift: z.boolean(),
  gift_message: optionalText(cartTextLimits.giftMessage),
  notes: optionalText(cartTextLimits.notes),
});

export type QuoteBody = z.input<typeof quoteBody>;

/** Metadata key of a cart, and of its order, with the id of the admin user who filled it. */
const filledByKey = "filled_by";

const filledMetadata = z.object({ [filledByKey]: z.string() });

/** Whether the staff has filled a cart: nobody else's may be ordered by them. */
export const isFilledByStaff = (metadata: unknown): boolean => filledMetadata.safeParse(metadata).success;

const invalid = (text: string) => new MedusaError(MedusaError.Types.INVALID_DATA, text);

/** Why the shop does not accept goods or a code, in the language of the staff. */
async function refusalText(
  container: MedusaContainer,
  refusal: CartChangeRefusal,
  variantId: string | undefined,
  language: Language,
): Promise<string> {
  const texts = textsOf("refusals", language).telephone;
  const names = await variantNames(container, language, variantId ? [variantId] : []);
  const { product = "", variant = "" } = names.get(variantId ?? "") ?? {};
  const goods = [product, variant].filter(Boolean).join(", ") || String(variantId);
  switch (refusal.code) {
    case "stock_insufficient":
      return fill(texts.no_stock, { goods, count: refusal.available ?? 0 });
    case "promotion_code_invalid":
    case "too_many_codes":
      return texts.wrong_code;
    case "code_not_applicable":
      return texts.code_not_applicable;
    default:
      return fill(texts.not_on_sale, { goods });
  }
}

/** The sales channel of the shop itself. */
async function shopChannel(container: MedusaContainer): Promise<string> {
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 });
  return store?.default_sales_channel_id ?? "";
}

/**
 * Fills a new cart with what a buyer orders at the telephone or the counter, by the same steps and rules as the shop's
 * own pages. Nothing is reserved; a cart that becomes no order is deleted like any other.
 * @throws INVALID_DATA with the reason in the language of the staff
 */
export async function quoteOrder(
  container: MedusaContainer,
  {
    language: buyersLanguage,
    lines,
    email: typedEmail,
    address,
    code,
    ...requests
  }: z.output<typeof quoteBody>,
  { actorId, language }: { actorId: string; language: Language },
): Promise<CartView> {
  const texts = textsOf("refusals", language).telephone;
  const email = emailAddress.safeParse(typedEmail).data;
  if (email === undefined) throw invalid(texts.wrong_email);
  const delivery = checkedAddress(address, { isDelivery: true, language });
  const country = countryCodes.find((one) => one === delivery.country);
  const [first, ...others] = lines;
  if (!first || !country) throw invalid(texts.nothing);
  const context = { language, salesChannelId: await shopChannel(container) };
  const shipping_address = fromAddress(delivery);
  const changes: (CartChange & { variant_id?: string })[] = [
    ...others.map((line) => ({ type: "add" as const, ...line })),
    {
      type: "set_information",
      email,
      locale: localeOf[buyersLanguage],
      shipping_address,
      billing_address: shipping_address,
      requests: { ...requests, invoice: null },
    },
    ...(code ? [{ type: "apply_code" as const, code }] : []),
  ];
  let { cart, refusal } = await createFilledCart(container, { ...first, country }, context);
  if (refusal) throw invalid(await refusalText(container, refusal, first.variant_id, language));
  const id = cart?.id ?? "";
  for (const change of changes) {
    ({ cart, refusal } = await withCartLock(container, id, () => changeCart(container, id, change, context)));
    if (refusal) throw invalid(await refusalText(container, refusal, change.variant_id, language));
  }
  if (!cart) throw invalid(texts.nothing);
  const paused = cart.lines.find(({ paused_until: until }) => until !== null);
  if (paused) throw invalid(fill(texts.paused, { goods: paused.name }));
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const filled = JSON.stringify({ [filledByKey]: actorId });
  await knex("cart")
    .where({ id })
    .update({ metadata: knex.raw("coalesce(metadata, '{}') || ?::jsonb", [filled]) });
  return cart;
}
