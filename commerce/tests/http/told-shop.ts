import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import { nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { post } from "../../../testing/owner";
import { setting } from "../../../testing/env";
import { createProduct, type TestProduct } from "../../../testing/products";
import type { Forms } from "../promises/fields";
import { newTable } from "../promises/table";
import { makeCode } from "./code-tools";
import { linkIn, waitForMail } from "./mails";
import { buyersKey, pageOf } from "./order-pages";
import { finishedOrder, fingerprintOf, press } from "./payment-tools";
import { refundsToSend } from "./refund-transfer-tools";
import { choosePayment, owner, send } from "./shop";

/** What the buyer of these tests tells the shop. */
export const { promises, saysIn, filled } = newTable();

const admin = await owner();

/** On sale until the end of the file: others expect the seeded catalogue. */
const told: TestProduct[] = [];

export async function takeOffSale(): Promise<void> {
  for (const product of told.splice(0)) await product.takeOffSale();
}

/** Sends a request that has to succeed. */
async function sent(path: string, body: object, headers?: Record<string, string>): Promise<object> {
  const answer = await send("POST", path, body, headers);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A cart with everything a buyer can do to it, before the checkout, and its goods. */
export async function fillCart(): Promise<{ cartId: string; productId: string; variantId: string }> {
  const [first, second, third] = await Promise.all(
    (["firstAddition.variant_id", "add.variant_id", "remove.line_id"] as const).map((field) =>
      createProduct(saysIn(field), { euro: 1.3 }),
    ),
  );
  if (!first || !second || !third) throw new Error("There are not enough products");
  told.push(first, second, third);
  for (const field of ["firstAddition.code", "apply_code.code", "remove_code.code"] as const) {
    await makeCode({ code: saysIn(field) });
  }
  const started = filled("firstAddition", { variant_id: first.variantId, key: randomUUID() });
  const { cart } = (await sent("/store/filled-carts", started)) as CartChangeAnswer;
  const cartId = cart?.id ?? "";
  const change = async (body: CartChange): Promise<CartChangeAnswer> =>
    (await sent(`/store/carts/${cartId}/changes`, body)) as CartChangeAnswer;
  const lineOf = (answer: CartChangeAnswer, variantId: string): string =>
    answer.cart?.lines.find(({ variant_id: id }) => id === variantId)?.id ?? "";

  const added = await change({ type: "add", variant_id: third.variantId, quantity: 1 });
  await change({ type: "remove", ...filled("remove", { line_id: lineOf(added, third.variantId) }) });
  await change({ type: "add", ...filled("add", { variant_id: second.variantId, key: randomUUID() }) });
  const line_id = lineOf(added, first.variantId);
  await change({ type: "set_quantity", ...filled("set_quantity", { line_id }) });
  await change({ type: "apply_code", code: saysIn("remove_code.code") });
  await change({ type: "remove_code", ...filled("remove_code") });
  await change({ type: "apply_code", ...filled("apply_code") });
  await change({ type: "set_country", ...filled("set_country") });
  return { cartId, productId: first.id, variantId: first.variantId };
}

/** Saves the first step of the checkout and the payment method. */
export async function fillCheckout(cartId: string): Promise<void> {
  await sent(`/store/carts/${cartId}/changes`, { type: "set_information", ...filled("set_information") });
  await choosePayment(cartId, filled("paymentChoice"));
}

/** An order of the buyer, with what opens it. */
export interface ToldOrder {
  id: string;
  number: string;
  lineId: string;
  paymentId: string;
  key: Record<string, string>;
}

/** Presses the order button. */
export async function placeTold(cartId: string, totalCents: number, variantId: string): Promise<ToldOrder> {
  const pressed = await press(cartId, totalCents, await fingerprintOf(cartId));
  const { order_id: id = "" } = await finishedOrder(cartId, pressed);
  const fields = "display_id,*items,*payment_collections.payments";
  const { order } = await admin.admin.order.retrieve(id, { fields });
  await waitForMail(saysIn("set_information.email"), "order-received");
  return {
    id,
    number: String(order.display_id),
    lineId: order.items.find((item) => item.variant_id === variantId)?.id ?? "",
    paymentId: order.payment_collections[0]?.payments?.[0]?.id ?? "",
    key: buyersKey(id),
  };
}

/** Books the payment of an order. @returns the id of the invoice */
export async function pay({ id, paymentId }: Pick<ToldOrder, "id" | "paymentId">): Promise<string> {
  await post(`/admin/payments/${paymentId}/capture`);
  return vi.waitFor(
    async () => {
      const { documents } = await pageOf(id);
      const invoice = documents.find(({ kind }) => kind === "invoice");
      if (!invoice) throw new Error("There is no invoice");
      return invoice.id;
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** Ships and delivers an order with a batch of a product; the buyer then reviews it. @returns the id of the batch */
export async function deliverTold({ id, lineId }: ToldOrder, productId: string): Promise<string> {
  const body = { product_id: productId, code: "L2611A", best_before: "2027-03-01" };
  const { batch } = await post<{ batch: { id: string } }>("/admin/batches", body);
  await post("/admin/shipments", { shipments: [{ order_id: id, carrier: "brt", number: "123456" }] });
  await waitForMail(saysIn("set_information.email"), "order-shipped");
  await post("/admin/deliveries", { order_ids: [id] });
  await waitForMail(saysIn("set_information.email"), "order-delivered");
  const token = signToken(setting("SIGNING_SECRET"), "review", [id, lineId], nowInSeconds() + 3600);
  const { review } = (await sent("/store/reviews", filled("review", { token }))) as {
    review: { id: string };
  };
  await post(`/admin/reviews/${review.id}`, { status: "approved" });
  return batch.id;
}

/** Sends the forms that are not about an order. @param waiting is called while a product is waited for */
export async function sendForms(waiting: () => Promise<void>): Promise<void> {
  const confirm = async (form: "newsletter" | "back-in-stock", mail: [string, string], words: string) => {
    const token = linkIn(await waitForMail(...mail), words).searchParams.get("token") ?? "";
    await sent(`/store/${form}/confirm`, { token } satisfies Forms["linkToken"]);
  };
  await sent("/store/messages", filled("message"));
  await waitForMail(saysIn("message.email"), "contact-copy");
  await sent("/store/newsletter", filled("newsletter"));
  await confirm("newsletter", [saysIn("newsletter.email"), "newsletter-confirm"], "Confirm subscription");
  await waitForMail(saysIn("newsletter.email"), "newsletter-welcome");
  const soldOut = await createProduct(saysIn("backInStock.variant_id"), { stock: 0 });
  told.push(soldOut);
  const wanted = filled("backInStock", { variant_id: soldOut.variantId });
  // a new product gets its slug a moment later
  await vi.waitFor(() => sent("/store/back-in-stock", wanted), { timeout: 30_000, interval: 200 });
  const address = saysIn("backInStock.email");
  await confirm("back-in-stock", [address, "restock-confirm"], "Ja, bitte Bescheid geben");
  await waiting();
  await soldOut.setStock(5);
  await waitForMail(address, "restock-back");
}

/** Has the link to an order mailed, withdraws from it, and tells the account of the refund. */
export async function withdrawTold({ id, number, key }: ToldOrder): Promise<void> {
  const email = saysIn("set_information.email");
  await sent("/store/order-lookup", filled("orderLookup", { number }));
  await waitForMail(email, "order-link");
  const known = { order_number: number, request_id: randomUUID() };
  await sent("/store/withdrawals", filled("withdrawal", known));
  await waitForMail(email, "withdrawal-received");
  await post(`/admin/orders/${id}/refund`);
  await waitForMail(email, "refund-announced");
  await sent(`/store/orders/${id}/refund-account`, filled("refundAccount"), key);
  await waitForMail(email, "refund-account");
}

/** Sends the refund of a withdrawn order and settles the withdrawal. */
export async function settleTold({ id }: ToldOrder): Promise<void> {
  for (const refund of await refundsToSend(id)) await post(`/admin/refund-transfers/${refund.id}`);
  await waitForMail(saysIn("set_information.email"), "order-refunded");
  const { withdrawals } = await admin.client.fetch<{ withdrawals: { id: string; order_id: string }[] }>(
    "/admin/withdrawals?limit=100",
  );
  const declared = withdrawals.find(({ order_id: of }) => of === id);
  await post(`/admin/withdrawals/${declared?.id ?? ""}`, { status: "settled" });
}
