import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { fromAddress } from "@su-turrone/contract/addresses";
import { invoiceFields, type InvoiceRequest } from "@su-turrone/contract/buyer-requests";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import type { CartChangeRefusal, CartView } from "@su-turrone/contract/cart-view";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { cartTextLimits, formLimits, maxQuantity } from "@su-turrone/contract/limits";
import { checkInvoice } from "@su-turrone/contract/invoice-request";
import { emailAddress, optionalText, pageLanguage } from "@su-turrone/contract/request-fields";
import { shopDay } from "@su-turrone/contract/time-zone";
import { localeOf, type Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { withCartLock } from "../cart/cart-lock";
import { changeCart, createFilledCart } from "../cart/change-cart";
import { giftParcelsKey, maxGiftParcels, type GiftParcels } from "../cart/gift-parcels";
import { variantNames } from "../catalogue/product-names";
import { checkedAddress, typedAddressBody } from "../order-address/change-address";
import { checkedRecipient, recipientBody } from "../order-address/change-recipient";
import { readShopFacts, shopChannel } from "../shop/shop-facts";

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
  /** Address of a buyer that is another, as for a gift: it is on their document. Null if it is the same. */
  billing: typedAddressBody.nullable(),
  /** "" without a promo code. */
  code: z.string().trim().max(formLimits.code),
  gift: z.boolean(),
  gift_message: optionalText(cartTextLimits.giftMessage),
  notes: optionalText(cartTextLimits.notes),
  /** Null if no invoice of a company is wanted. */
  invoice: z.record(z.enum(invoiceFields), z.string().max(2 * formLimits.invoice)).nullable(),
  /** Several people who get these packs each; null if they go to the one address. */
  gift_parcels: z
    .strictObject({
      deliver_by: z.iso.date().nullable(),
      recipients: z.array(recipientBody).min(1).max(maxGiftParcels),
    })
    .nullable(),
});

export type QuoteBody = z.input<typeof quoteBody>;

/** Metadata key of a cart, and of its order, with the id of the admin user who filled it. */
export const filledByKey = "filled_by";

const filledMetadata = z.object({ [filledByKey]: z.string() });

/** Whether the staff has filled a cart: nobody else's may be ordered by them. */
export const isFilledByStaff = (metadata: unknown): boolean => filledMetadata.safeParse(metadata).success;

/** How the buyer of an order taken by the staff pays: later by transfer, or has paid them. */
export const telephoneMethods = ["bank_transfer", "workshop"] as const;
export type TelephoneMethod = (typeof telephoneMethods)[number];

/** What an order costs, and how it can be paid; by a link, its buyer orders it in the shop. */
export interface Quote {
  cart: CartView;
  ways: (TelephoneMethod | "link")[];
}

const invalid = (text: string) => new MedusaError(MedusaError.Types.INVALID_DATA, text);

/**
 * The addresses of the list, by the checkout's rules; all in the country whose taxes the order has.
 * @throws INVALID_DATA, also for a day that is over
 */
function checkedParcels(
  { recipients, deliver_by }: NonNullable<z.output<typeof quoteBody>["gift_parcels"]>,
  country: string,
  language: Language,
): GiftParcels {
  if (deliver_by !== null && deliver_by < shopDay(new Date()))
    throw invalid(textsOf("refusals", language).telephone.past_day);
  return {
    deliver_by,
    recipients: recipients.map((recipient) => checkedRecipient({ ...recipient, country }, language)),
  };
}

/** The invoice data by the checkout's rules. @throws INVALID_DATA that names the wrong fields */
function checkedInvoice(typed: InvoiceRequest, country: string, language: Language): InvoiceRequest {
  const { normalised, errors } = checkInvoice(typed, country);
  const names = textsOf("orderMails", language).order.invoiceData;
  const wrong = invoiceFields.filter((field) => errors[field]).map((field) => names[field]);
  if (wrong.length === 0) return normalised;
  throw invalid(fill(textsOf("refusals", language).telephone.wrong_invoice, { fields: wrong.join(", ") }));
}

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
    billing: typedBilling,
    code,
    gift_parcels: parcels,
    invoice,
    ...requests
  }: z.output<typeof quoteBody>,
  { actorId, language }: { actorId: string; language: Language },
): Promise<Quote> {
  const texts = textsOf("refusals", language).telephone;
  const email = emailAddress.safeParse(typedEmail).data;
  if (email === undefined) throw invalid(texts.wrong_email);
  const delivery = checkedAddress(address, { isDelivery: true, language });
  const billing = typedBilling ? checkedAddress(typedBilling, { isDelivery: false, language }) : delivery;
  const country = countryCodes.find((one) => one === delivery.country);
  const each = parcels?.recipients.length ?? 1;
  const [first, ...others] = lines.map((line) => ({ ...line, quantity: line.quantity * each }));
  if (!first || !country) throw invalid(texts.nothing);
  const context = { language, salesChannelId: await shopChannel(container) };
  const changes: (CartChange & { variant_id?: string })[] = [
    ...others.map((line) => ({ type: "add" as const, ...line })),
    {
      type: "set_information",
      email,
      locale: localeOf[buyersLanguage],
      shipping_address: fromAddress(delivery),
      billing_address: fromAddress(billing),
      requests: { ...requests, invoice: invoice && checkedInvoice(invoice, billing.country, language) },
    },
    ...(code ? [{ type: "apply_code" as const, code }] : []),
  ];
  let { cart, refusal } = await createFilledCart(container, { ...first, country }, context);
  if (refusal) throw invalid(await refusalText(container, refusal, first.variant_id, language));
  const id = cart?.id ?? "";
  const gifts = parcels && { [giftParcelsKey]: checkedParcels(parcels, country, language) };
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  // before the changes, which work out the shipping
  const filled = JSON.stringify({ [filledByKey]: actorId, ...gifts });
  await knex("cart")
    .where({ id })
    .update({ metadata: knex.raw("coalesce(metadata, '{}') || ?::jsonb", [filled]) });
  for (const change of changes) {
    ({ cart, refusal } = await withCartLock(container, id, () => changeCart(container, id, change, context)));
    if (refusal) throw invalid(await refusalText(container, refusal, change.variant_id, language));
  }
  if (!cart) throw invalid(texts.nothing);
  const paused = cart.lines.find(({ paused_until: until }) => until !== null);
  if (paused) throw invalid(fill(texts.paused, { goods: paused.name }));
  const { payment_methods: offered } = await readShopFacts(container);
  const ways = telephoneMethods.filter((way) => way !== "bank_transfer" || offered.includes(way));
  // who gets a link may change the cart, and packs of several parcels belong to addresses
  return { cart, ways: parcels ? ways : [...ways, "link"] };
}
