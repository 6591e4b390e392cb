import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { deliverLines, sendBackAll } from "../../../testing/orders";
import { runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { sql } from "./database";
import { declaration } from "./declarations";
import { mailsTo, waitForMail, waitForMails } from "./mails";
import { shippedCart } from "./shipped-cart";
import { orderByTransfer } from "./placed-order";
import { owner, send } from "./shop";

const admin = await owner();
const goods = await ownProduct(`Verlustprobe ${randomUUID()}`);

interface Placed {
  id: string;
  number: string;
  email: string;
  lineId: string;
  paymentId: string;
}

/** Places an order by bank transfer. */
async function order(): Promise<Placed> {
  const email = `${randomUUID()}@example.com`;
  const items = [{ variant_id: goods.variantId, quantity: 1 }];
  const cart = await shippedCart(items, { country: "it", email, locale: "it-IT" });
  const made = await orderByTransfer(cart.id);
  const { order: seen } = await admin.admin.order.retrieve(made.id, {
    fields: "*items,*payment_collections.payments",
  });
  return {
    id: seen.id,
    number: String(seen.display_id),
    email,
    lineId: seen.items[0]?.id ?? "",
    paymentId: seen.payment_collections[0]?.payments?.[0]?.id ?? "",
  };
}

/** Outbox entries of an address, by event and status. */
async function outbox(email: string): Promise<string[]> {
  const rows = await sql<{ event: string; status: string }>(
    "select event, status from outbox_mail where recipient = $1 order by event",
    [email],
  );
  return rows.map(({ event, status }) => (status === "suppressed" ? `${event} suppressed` : event));
}

/** Simulates a crash: everything happened an hour ago, and no mail was sent. */
async function deleteMails({ id, email, paymentId }: Placed): Promise<void> {
  const then = new Date(Date.now() - 60 * 60_000);
  await sql("delete from outbox_mail where recipient = $1 or (event = 'order-notice' and key = $2)", [
    email,
    id,
  ]);
  await sql(
    `update "order" set created_at = $2, canceled_at = canceled_at - interval '1 hour' where id = $1`,
    [id, then],
  );
  await sql("update capture set created_at = $2 where payment_id = $1", [paymentId, then]);
  await sql("update refund_transfer set created_at = $2 where order_id = $1", [id, then]);
  await sql("update refund set created_at = $2 where payment_id = $1", [paymentId, then]);
  await sql(
    `update fulfillment set shipped_at = $2, delivered_at = case when delivered_at is null then null else $2::timestamptz end
     where id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
    [id, then],
  );
}

const notices = async (id: string): Promise<number> =>
  (await sql("select id from outbox_mail where event = 'order-notice' and key = $1", [id])).length;

describe("a mail whose event was lost", { timeout: 240_000 }, () => {
  it("is caught up exactly once: order received, owner notice, paid, shipped, delivered, refunded, refund announced", async () => {
    const placed = await order();
    await waitForMail(placed.email, "order-received");
    await deliverLines(placed.id, [placed.lineId]);
    await admin.admin.payment.refund(placed.paymentId, { amount: 5 });
    await waitForMail(placed.email, "refund-announced");
    await sendBackAll(placed.id);
    await waitForMail(placed.email, "order-refunded");
    await admin.admin.payment.refund(placed.paymentId, { amount: 3 });
    await waitForMails(placed.email, "refund-announced", 2);
    await deleteMails(placed);
    expect(await outbox(placed.email)).toEqual([]);

    // two processes whose schedules coincide
    await Promise.all([runJob("backfill-mails"), runJob("backfill-mails")]);
    const all = [
      "order-delivered",
      "order-paid",
      "order-received",
      "order-refunded",
      "order-shipped",
      "refund-announced",
    ];
    expect(await outbox(placed.email)).toEqual(all);
    expect(await notices(placed.id)).toBe(1);
    expect((await waitForMail(placed.email, "order-shipped")).subject).toContain(placed.number);

    await runJob("backfill-mails");
    expect(await outbox(placed.email)).toEqual(all);
  });

  it("is caught up for a cancelled order, without the order confirmation", async () => {
    const placed = await order();
    await admin.admin.order.cancel(placed.id);
    await waitForMail(placed.email, "order-cancelled");
    await deleteMails(placed);
    await runJob("backfill-mails");
    expect(await outbox(placed.email)).toEqual(["order-cancelled"]);
  });

  it("is caught up for a withdrawal and for a message", async () => {
    const email = `${randomUUID()}@example.com`;
    const then = new Date(Date.now() - 60 * 60_000);
    const withdrawal = declaration({ email, language: "it" });
    expect((await send("POST", "/store/withdrawals", withdrawal)).status).toBe(201);
    await waitForMail(email, "withdrawal-received");
    const message = { name: "Grazia", email, topic: "other", message: "Buongiorno!", language: "it" };
    const answer = await send("POST", "/store/messages", message);
    await sql("delete from outbox_mail where recipient = $1", [email]);
    // withdrawals are immutable, so a new one with an old time is inserted
    await sql(
      `insert into withdrawal (id, name, email, order_number, items, language, request_id, received_at)
       values ($1, 'Grazia Deledda', $2, '4711', '', 'it', $1, $3)`,
      [`wd_${randomUUID()}`, email, then],
    );
    expect(answer.status).toBeLessThan(300);
    await sql("update contact_message set created_at = $2 where email = $1", [email, then]);
    await runJob("backfill-mails");
    expect(await outbox(email)).toEqual(["contact-copy", "withdrawal-received"]);
  });

  it("is not caught up if the owner suppressed it", async () => {
    const placed = await order();
    await deliverLines(placed.id, [placed.lineId]);
    await expect.poll(() => outbox(placed.email), { timeout: 60_000 }).toContain("order-shipped suppressed");
    await sql(
      `update fulfillment set shipped_at = shipped_at - interval '1 hour'
       where id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
      [placed.id],
    );
    await runJob("backfill-mails");
    expect((await outbox(placed.email)).filter((event) => event.startsWith("order-shipped"))).toEqual([
      "order-shipped suppressed",
    ]);
    expect((await mailsTo(placed.email)).map(({ template }) => template)).not.toContain("order-shipped");
  });
});
