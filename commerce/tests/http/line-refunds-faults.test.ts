import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { runJob } from "../../../testing/owner";
import { sql } from "./database";
import { form, placed, refund, refundGoods, rowsOf } from "./line-refund-tools";
import { statusOf } from "./order-pages";
import {
  clearFaults,
  configureFaults,
  creditNotesOf,
  heldBy,
  noRefundWebhooks,
  recordedRefunds,
  stripe,
} from "./payment-tools";

const goods = await refundGoods();

describe("a line refund", { timeout: 180_000 }, () => {
  const faults = (kind: string) =>
    configureFaults(Array.from({ length: 60 }, () => ({ match: "refund", kind })));

  it.runIf(atNight)("changes nothing if Stripe fails, and can be sent again", async () => {
    const before = await goods[0].stock();
    const { id, lines, intent } = await placed(goods, "card");
    const held = await heldBy(intent);
    const body = await form(id, { lines: [{ id: lines[0], quantity: 1 }] });
    await faults("error_500");
    await expect(refund(id, body)).rejects.toMatchObject({ status: 409 });
    expect(await rowsOf(id)).toEqual([]);
    expect((await goods[0].stock()).reserved).toBe(before.reserved + 3);
    const { panel } = await statusOf(id);
    expect(panel.to_pack.find(({ id: line }) => line === lines[0])?.quantity).toBe(3);
    await clearFaults();
    await refund(id, body);
    expect(await heldBy(intent)).toBe(held - 2000);
  });

  it("is not made twice if Stripe's response is lost", async () => {
    const { id, lines, intent } = await placed(goods, "card");
    const held = await heldBy(intent);
    const body = await form(id, { lines: [{ id: lines[0], quantity: 1 }] });
    await faults("timeout_after");
    await refund(id, body).catch(() => undefined);
    await clearFaults();
    expect(await heldBy(intent)).toBe(held - 2000);
    await refund(id, body).catch(() => undefined);
    expect(await heldBy(intent)).toBe(held - 2000);
  });

  it.runIf(atNight)("is refused once if Stripe has one missing in the books", async () => {
    const { id, lines, intent } = await placed(goods, "card");
    await configureFaults(noRefundWebhooks);
    await stripe.refunds.create({ payment_intent: intent, amount: 2000 });
    const held = await heldBy(intent);
    const body = await form(id, { lines: [{ id: lines[0], quantity: 1 }] });
    await expect(refund(id, body)).rejects.toMatchObject({ status: 409 });
    expect(await heldBy(intent)).toBe(held);
    expect(await rowsOf(id)).toEqual([]);
    expect((await statusOf(id)).order.refunded_cents).toBe(2000);
    await refund(id, body);
    expect(await heldBy(intent)).toBe(held - 2000);
  });

  it("is made once if the server stopped before Stripe got it", async () => {
    const { id, lines, intent, paymentId } = await placed(goods, "card");
    const held = await heldBy(intent);
    const lineRefund = `lineref_${randomUUID()}`;
    // what is left of it: the shop's rows, and that of Medusa
    await sql(
      `insert into line_refund (id, order_id, request_key, payment_id, cents, shipping_cents, shipping, restock, reason, created_by)
        values ($1, $2, $1, $3, 2000, 0, false, false, 'withdrawal', 'user_1')`,
      [lineRefund, id, paymentId],
    );
    await sql(
      `insert into line_refund_item (id, line_refund_id, line_item_id, quantity, cents, restock_quantity)
        values ($1, $1, $2, 1, 2000, 0)`,
      [lineRefund, lines[0]],
    );
    await sql(
      `insert into refund (id, payment_id, amount, raw_amount, note) values ($1, $2, 20, '{"value": "20", "precision": 20}', $3)`,
      [`ref_${lineRefund}`, paymentId, `Lines ${lineRefund}`],
    );
    await runJob("reconcile-payments");
    expect(await heldBy(intent)).toBe(held - 2000);
    expect(await recordedRefunds(paymentId)).toEqual([2000]);
    expect(await rowsOf(id)).toMatchObject([{ refund_id: expect.any(String) as string }]);
    await expect.poll(() => creditNotesOf(id), { timeout: 30_000 }).toHaveLength(1);
  });

  it.runIf(atNight)("is completed by the next request if the server crashed after the refund", async () => {
    const { id, lines, intent } = await placed(goods, "card");
    const held = await heldBy(intent);
    const body = await form(id, { lines: [{ id: lines[0], quantity: 1 }] });
    const { line_refund: done } = await refund(id, body);
    await sql("update line_refund set refund_id = null where id = $1", [done.id]);
    expect((await refund(id, body)).line_refund.id).toBe(done.id);
    expect(await heldBy(intent)).toBe(held - 2000);
    expect((await rowsOf(id))[0]?.["refund_id"]).toEqual(expect.any(String));
    // and a record that never reached the payment is deleted by the next refund
    await sql("update line_refund set refund_id = null, payment_id = 'pay_none' where id = $1", [done.id]);
    const next = await form(id, { lines: [{ id: lines[1], quantity: 1 }] });
    await refund(id, next);
    expect(await rowsOf(id)).toHaveLength(1);
  });
});
