import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { withdrawalNoticeFor } from "../content/withdrawal-notice";
import { visibleByRole } from "../content/read-entries";
import { ownerAddress, ownerLanguage } from "./mail-context";
import type { CancelledMoney, OrderMailData } from "./templates/order/order-mail-data";
import { env } from "../../platform/env";
import { languageOfLocale, type Language } from "../../platform/languages";
import { enqueueMail } from "./enqueue-mail";
import { reviewLinks } from "../reviews/review-link";
import { orderMailData } from "./order-mail-data";
import { orderLink } from "../ordering/order/order-link";
import { withOwnerLanguageNames } from "../ordering/order/owner-language-names";
import { paymentMethodOf } from "../ordering/order/order-payment";
import { paymentsOf, readOrder, type OrderRecord } from "../ordering/order/order-record";
import { statusOf } from "../ordering/order/order-status";
import { lineName, paidCentsOf, statesOf, totalCentsOf, viewOf } from "../ordering/order/order-view";

/** An order to be written about. */
interface MailContext {
  order: OrderRecord;
  facts: OrderMailData;
  language: Language;
  /** Queues a mail to who ordered; the same event and key a second time does nothing. */
  mail: (event: string, key: string, data: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** How the owner wanted it. */
export interface MailChoice {
  /** Written down and not sent. */
  withheld?: boolean;
}

/** Null where there is nobody to write to. */
async function readMailContext(
  container: MedusaContainer,
  orderId: string | null,
  { withheld = false }: MailChoice = {},
): Promise<MailContext | null> {
  if (orderId === null) return null;
  const order = await readOrder(container, orderId);
  if (!order?.email) return null;
  const language = languageOfLocale(order.locale);
  const { STOREFRONT_URL: storefrontUrl, SIGNING_SECRET: secret } = env();
  const url = orderLink({ storefrontUrl, secret }, { id: order.id, language }, Math.floor(Date.now() / 1000));
  return {
    order,
    facts: orderMailData(order, language, url),
    language,
    mail: (event, key, data) =>
      enqueueMail(container, { event, key, to: order.email, language, template: event, data, withheld }),
  };
}

const orderRow = z.object({ id: z.string() }).nullish();

/** The order a parcel or a payment belongs to. */
async function orderIdOf(
  container: MedusaContainer,
  entity: "fulfillment" | "payment",
  id: string,
): Promise<string | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  if (entity === "fulfillment") {
    const { data } = await query.graph({ entity, fields: ["order.id"], filters: { id } });
    return z.object({ order: orderRow }).optional().parse(data[0])?.order?.id ?? null;
  }
  const { data } = await query.graph({
    entity,
    fields: ["payment_collection.order.id"],
    filters: { id },
  });
  const row = z.object({ payment_collection: z.object({ order: orderRow }).nullish() });
  return row.optional().parse(data[0])?.payment_collection?.order?.id ?? null;
}

/** Addresses within a page of the shop, made whole for a mail. */
const withOrigin = (html: string): string =>
  html.replaceAll('href="/', `href="${new URL("/", env().STOREFRONT_URL).href}`);

/**
 * Order received: what was ordered, how to pay, and the legal texts of this moment, the withdrawal notice also in the
 * language of France and Spain where it goes there.
 */
export async function mailOrderReceived(
  container: MedusaContainer,
  orderId: string,
  choice?: MailChoice,
): Promise<void> {
  const context = await readMailContext(container, orderId, choice);
  if (!context) return;
  const { order, facts, language, mail } = context;
  const country = order.shipping_address?.country_code.toLowerCase() ?? "";
  const pages = await Promise.all([
    visibleByRole(container, "terms", language),
    visibleByRole(container, "withdrawal", language),
    withdrawalNoticeFor(container, country, language),
  ]);
  const legal = pages.flatMap((page) =>
    page ? [{ title: page.title, html: withOrigin(page.html), language: page.language }] : [],
  );
  await mail("order-received", order.id, { ...facts, legal });
}

/** To the owner: an order has come in, and what is to be packed. */
export async function mailOrderNotice(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await readOrder(container, orderId);
  if (!order) return;
  const language = ownerLanguage();
  const url = new URL(`/app/orders/${orderId}`, env().MEDUSA_BACKEND_URL).href;
  await enqueueMail(container, {
    event: "order-notice",
    key: orderId,
    to: ownerAddress(),
    language,
    template: "order-notice",
    data: {
      ...orderMailData(await withOwnerLanguageNames(container, order, language), language, url),
      email: order.email,
      paid: statusOf(statesOf(order)) !== "pending",
      language: languageOfLocale(order.locale),
    },
  });
}

/** Payment received, where the order had to wait for it: a card is paid when the order comes, and that mail says so. */
export async function mailPaymentReceived(
  container: MedusaContainer,
  paymentId: string,
  choice?: MailChoice,
): Promise<void> {
  const orderId = await orderIdOf(container, "payment", paymentId);
  const context = await readMailContext(container, orderId, choice);
  if (!context || statesOf(context.order).authorisedIsPaid) return;
  const payment = paymentsOf(context.order).find(({ id }) => id === paymentId);
  for (const { id, amount } of payment?.captures ?? []) {
    const open = statesOf(context.order).paidInPart
      ? totalCentsOf(context.order) - paidCentsOf(context.order)
      : 0;
    await context.mail("order-paid", id, {
      order: context.facts,
      amount_cents: toCents(amount),
      open_cents: open,
    });
  }
}

/** A parcel has left; one mail a parcel. */
export async function mailShipped(
  container: MedusaContainer,
  fulfillmentId: string,
  choice?: MailChoice,
): Promise<void> {
  const orderId = await orderIdOf(container, "fulfillment", fulfillmentId);
  const context = await readMailContext(container, orderId, choice);
  if (!context) return;
  const { shipments, partly } = viewOf(context.order);
  const parcel = shipments.find(({ id }) => id === fulfillmentId);
  if (!parcel) return;
  const { carrier, tracking_number, tracking_url, items } = parcel;
  await context.mail("order-shipped", fulfillmentId, {
    order: context.facts,
    part: partly.includes("shipped"),
    parcel: {
      carrier,
      tracking_number,
      tracking_url: /^https?:\/\/\S+$/.test(tracking_url) ? tracking_url : "",
      items,
    },
  });
}

/** Everything has come; once an order, with the last parcel, and with a link for a review of each line. */
export async function mailDelivered(
  container: MedusaContainer,
  fulfillmentId: string,
  choice?: MailChoice,
): Promise<void> {
  const orderId = await orderIdOf(container, "fulfillment", fulfillmentId);
  const context = await readMailContext(container, orderId, choice);
  if (!context || statusOf(statesOf(context.order)) !== "delivered") return;
  const { order, facts, language, mail } = context;
  const { STOREFRONT_URL: storefrontUrl, SIGNING_SECRET: secret } = env();
  const items = order.items.map((item) => ({ id: item.id, product_title: lineName(item) }));
  const reviewable = { id: order.id, language, items };
  const links = reviewLinks({ storefrontUrl, secret }, reviewable, Math.floor(Date.now() / 1000));
  await mail("order-delivered", order.id, {
    order: facts,
    reviews: links.map(({ product_title: name, url }) => ({ name, url })),
  });
}

/** What becomes of the money of a cancelled order, by how it was paid and whether anything was taken. */
function moneyAfterCancelling(order: OrderRecord): CancelledMoney {
  const method = paymentMethodOf(order);
  const taken = paymentsOf(order).some(({ captures }) => captures.length > 0);
  if (method === "bank_transfer") return taken ? "transferred_back" : "not_to_be_transferred";
  if (method === "other") return "none";
  return taken ? "refunded" : "not_charged";
}

/** Cancelled; once an order. */
export async function mailCancelled(
  container: MedusaContainer,
  orderId: string,
  choice?: MailChoice,
): Promise<void> {
  const context = await readMailContext(container, orderId, choice);
  await context?.mail("order-cancelled", orderId, {
    ...context.facts,
    money: moneyAfterCancelling(context.order),
  });
}

/** All money of an order that went back; one mail a refund. */
export async function mailRefundsOf(
  container: MedusaContainer,
  orderId: string | null,
  choice?: MailChoice,
): Promise<void> {
  const context = await readMailContext(container, orderId, choice);
  const refunds = context ? paymentsOf(context.order).flatMap((payment) => payment.refunds) : [];
  for (const { id, amount } of refunds) {
    await context?.mail("order-refunded", id, { order: context.facts, amount_cents: toCents(amount) });
  }
}

/** Money of a payment went back; one mail a refund. */
export async function mailRefunded(
  container: MedusaContainer,
  paymentId: string,
  choice?: MailChoice,
): Promise<void> {
  await mailRefundsOf(container, await orderIdOf(container, "payment", paymentId), choice);
}

/** A transfer is still waited for; once an order. */
export async function mailTransferReminder(container: MedusaContainer, orderId: string): Promise<void> {
  const context = await readMailContext(container, orderId);
  // of whom a part has come has been told so, and what is still open
  if (!context?.facts.transfer || statesOf(context.order).paidInPart) return;
  await context.mail("transfer-reminder", orderId, context.facts);
}
