import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { deliver, sendBackAll, sendOrder, settleAnyway } from "../../../testing/orders";
import { asOwner, post, runJob } from "../../../testing/owner";
import { sql } from "./database";
import { withdraw } from "./declarations";
import { form, pack, placed, refund, refundGoods, rowsOf, settled } from "./line-refund-tools";
import { waitForMail } from "./mails";
import { statusOf } from "./order-pages";
import { heldBy } from "./payment-tools";

const goods = await refundGoods();

describe("a refund of lines", { timeout: 120_000 }, () => {
  it("refunds the price of the units, releases them, and keeps the remaining ones to be packed", async () => {
    const before = await goods[0].stock();
    const { id, email, intent, lines } = await placed(goods, "card");
    const held = await heldBy(intent);
    const [line] = lines;
    const { line_refund: done } = await refund(id, await form(id, { lines: [{ id: line, quantity: 2 }] }));
    expect(done.cents).toBe(4000);
    expect(await heldBy(intent)).toBe(held - 4000);
    const { order, panel } = await statusOf(id);
    expect(order).toMatchObject({ status: "processing", refunded_cents: 4000 });
    const left = new Map(panel.to_pack.map(({ id: each, quantity }) => [each, quantity]));
    expect(left).toEqual(new Map(lines.map((each) => [each, 1])));
    expect(await goods[0].stock()).toEqual({ ...before, reserved: before.reserved + 1 });
    await expect(pack(id, line, 2)).rejects.toMatchObject({ status: 400 });
    const medusas = post(`/admin/orders/${id}/fulfillments`, { items: [{ id: line, quantity: 2 }] });
    await expect(medusas).rejects.toMatchObject({ status: 400 });
    const mail = await waitForMail(email, "order-refunded");
    expect(mail.text).toMatch(/2 × Zeilenprobe A[^\n]*\s+40,00/);
    const kinds = async () => (await statusOf(id)).documents.map(({ kind }) => kind).sort();
    await expect.poll(kinds, { timeout: 30_000 }).toEqual(["refund", "sale"]);

    // the rest is shipped, and the order is complete without the refunded goods
    await sendOrder(id);
    const sent = await statusOf(id);
    expect(sent.order).toMatchObject({ status: "shipped", partly: ["refunded"] });
    expect(sent.panel.to_pack).toEqual([]);
    const [parcel] = sent.panel.sent;
    await deliver(id, parcel?.id ?? "");
    expect((await statusOf(id)).order.status).toBe("delivered");
    expect(await goods[0].stock()).toEqual({ stocked: before.stocked - 1, reserved: before.reserved });
  });

  it.runIf(atNight)("of unshipped goods excludes them from the review invitation", async () => {
    const { id, email, lines } = await placed(goods, "card", [1, 1]);
    await refund(id, await form(id, { lines: [{ id: lines[0], quantity: 1 }] }));
    await sendOrder(id);
    const [parcel] = (await statusOf(id)).panel.sent;
    await deliver(id, parcel?.id ?? "");
    const mail = await waitForMail(email, "order-delivered");
    expect(mail.text).toContain("Zeilenprobe B");
    expect(mail.text).not.toContain("Zeilenprobe A");
  });

  // the sums: line-refund-amount.test.ts; what is left at Stripe: owner-actions.test.ts
  it.runIf(atNight)("adds up to the captured amount, line by line and the shipping", async () => {
    const before = await Promise.all(goods.map((product) => product.stock()));
    const { id, intent, lines } = await placed(goods, "card", [1, 1]);
    const held = await heldBy(intent);
    expect(held).toBe(4690);
    for (const line of lines) await refund(id, await form(id, { lines: [{ id: line, quantity: 1 }] }));
    expect(await heldBy(intent)).toBe(690);
    await refund(id, await form(id, { shipping: true }));
    expect(await heldBy(intent)).toBe(0);
    expect((await statusOf(id)).order.status).toBe("refunded");
    expect(await Promise.all(goods.map((product) => product.stock()))).toEqual(before);
    await expect(
      form(id, { shipping: true }).then((body) => refund(id, { ...body, amount_cents: 1 })),
    ).rejects.toMatchObject({ status: 400 });
  });

  it("restocks shipped goods on request", async () => {
    const before = await goods[0].stock();
    const { id, lines } = await placed(goods, "card");
    await pack(id, lines[0], 3);
    expect(await goods[0].stock()).toEqual({ ...before, stocked: before.stocked - 3 });
    const one = { lines: [{ id: lines[0], quantity: 1 }] };
    await refund(id, await form(id, one));
    expect(await goods[0].stock()).toEqual({ ...before, stocked: before.stocked - 3 });
    const back = await form(id, one, { restock: true });
    const { line_refund: done } = await refund(id, back);
    expect(await goods[0].stock()).toEqual({ ...before, stocked: before.stocked - 2 });
    await refund(id, back);
    await runJob("reconcile-payments");
    expect(await goods[0].stock()).toEqual({ ...before, stocked: before.stocked - 2 });
    // a server that died before the goods were restocked
    await sql("update line_refund set restocked_at = null where id = $1", [done.id]);
    await runJob("reconcile-payments");
    expect(await goods[0].stock()).toEqual({ ...before, stocked: before.stocked - 1 });
  });

  it("can be lowered by the owner, but never exceeds the proposed or remaining amount", async () => {
    const { id, intent, lines, paymentId } = await placed(goods, "card");
    const held = await heldBy(intent);
    const one = { lines: [{ id: lines[0], quantity: 1 }] };
    const low = await form(id, one, { amount_cents: 500 });
    expect((await refund(id, low)).line_refund.cents).toBe(500);
    const high = await form(id, one, { amount_cents: 2001 });
    await expect(refund(id, high)).rejects.toMatchObject({ status: 409 });
    await expect(
      refund(id, { ...low, request_key: randomUUID(), lines: [{ id: lines[0], quantity: 3 }] }),
    ).rejects.toMatchObject({ status: 409 });
    // after a refund in Medusa's own dialog only the rest is proposed
    await post(`/admin/payments/${paymentId}/refund`, { amount: (held - 500 - 300) / 100 });
    const rest = await form(id, one);
    expect(rest.amount_cents).toBe(300);
    await refund(id, rest);
    expect(await heldBy(intent)).toBe(0);
  });

  it("is refused if it is invalid", async () => {
    const { id, lines } = await placed(goods, "card");
    const good = await form(id, { lines: [{ id: lines[0], quantity: 1 }] });
    const wrong = [
      { lines: [] },
      { lines: [{ id: lines[0], quantity: 0 }] },
      { lines: [{ id: lines[0], quantity: 1.5 }] },
      { lines: [lines[0], lines[0]].map((line) => ({ id: line, quantity: 1 })) },
      { amount_cents: 0 },
      { amount_cents: 1.5 },
      { reason: "because" },
      { request_key: "1" },
      { note: "x".repeat(501) },
    ];
    for (const change of wrong) {
      await expect(refund(id, { ...good, ...change })).rejects.toMatchObject({ status: 400 });
    }
    await expect(refund(id, { ...good, lines: [{ id: "ordli_none", quantity: 1 }] })).rejects.toMatchObject({
      status: 409,
    });
    await expect(refund("order_gone", good)).rejects.toMatchObject({ status: 404 });
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe("simultaneous requests", { timeout: 120_000 }, () => {
  it("refund only once for the same form, and for two forms with the same units", async () => {
    const { id, intent, lines } = await placed(goods, "card");
    const held = await heldBy(intent);
    const body = await form(id, { lines: [{ id: lines[0], quantity: 2 }] });
    const answers = await Promise.all([refund(id, body), refund(id, body), refund(id, body)]);
    expect(new Set(answers.map(({ line_refund: done }) => done.id)).size).toBe(1);
    expect(await heldBy(intent)).toBe(held - 4000);
    await expect(refund(id, { ...body, amount_cents: 100 })).rejects.toMatchObject({ status: 409 });

    const tabs = [0, 1].map(async () => form(id, { lines: [{ id: lines[1], quantity: 1 }] }));
    const forms = await Promise.all(tabs);
    expect(await settled(forms.map((each) => refund(id, each)))).toBe(1);
    expect(await heldBy(intent)).toBe(held - 6000);
    expect(await rowsOf(id)).toHaveLength(2);
  });

  it.runIf(atNight)("either pack the units or release them with the refund", async () => {
    const before = await goods[0].stock();
    const { id, lines, intent } = await placed(goods, "card");
    const held = await heldBy(intent);
    const body = await form(id, { lines: [{ id: lines[0], quantity: 3 }] });
    const [refunded, packed] = await Promise.allSettled([refund(id, body), pack(id, lines[0], 3)]);
    expect(refunded.status).toBe("fulfilled");
    expect(await heldBy(intent)).toBe(held - 6000);
    const { stocked, reserved } = await goods[0].stock();
    const left = packed.status === "fulfilled" ? 3 : 0;
    expect({ stocked, reserved }).toEqual({ stocked: before.stocked - left, reserved: before.reserved });
    expect((await statusOf(id)).panel.to_pack.map(({ id: line }) => line)).toEqual([lines[1]]);
  });

  it.runIf(atNight)("refund a cancelled order completely and only once", async () => {
    const before = await goods[0].stock();
    const { id, lines, intent } = await placed(goods, "card");
    const body = await form(id, { lines: [{ id: lines[0], quantity: 1 }] });
    await Promise.allSettled([refund(id, body), post(`/admin/orders/${id}/cancel`)]);
    await runJob("reconcile-payments");
    await expect.poll(() => heldBy(intent), { timeout: 30_000 }).toBe(0);
    expect((await statusOf(id)).order.status).toBe("cancelled");
    await expect.poll(() => goods[0].stock(), { timeout: 30_000 }).toEqual(before);
    await expect(refund(id, { ...body, request_key: randomUUID() })).rejects.toMatchObject({ status: 400 });
  });
});

describe("a withdrawal", { timeout: 120_000 }, () => {
  interface Choices {
    withdrawals: { id: string; items: string }[];
  }
  const mark = (id: string, body: object) => post(`/admin/withdrawals/${id}`, body);

  it("must be refunded before it can be settled, unless the owner confirms otherwise", async () => {
    const { id, number, email, lines } = await placed(goods, "card", [1, 1]);
    await withdraw({ number, email }, "1 Zeilenprobe A");
    const choices = await asOwner<Choices>(`/admin/orders/${id}/line-refunds`);
    const [withdrawal] = choices.withdrawals;
    expect(choices.withdrawals).toMatchObject([{ items: "1 Zeilenprobe A" }]);
    const withdrawalId = withdrawal?.id ?? "";
    const refused = mark(withdrawalId, { status: "settled" });
    await expect(refused).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/46,90/) });
    // as confirmed on a page that showed less
    const outdated = "Seit diesem Widerruf ist kein Geld zurückgegangen; bezahlt sind 5,00 €.";
    await expect(mark(withdrawalId, { status: "settled", confirmed: outdated })).rejects.toMatchObject({
      status: 409,
    });
    await settleAnyway(withdrawalId);
    await mark(withdrawalId, { status: "open" });
    await refund(id, await form(id, { lines: [{ id: lines[0], quantity: 1 }] }));
    await mark(withdrawalId, { status: "settled" });
    expect((await asOwner<Choices>(`/admin/orders/${id}/line-refunds`)).withdrawals).toEqual([]);
  });
});

// in every run after other actions of the owner: owner-actions.test.ts
describe.runIf(atNight)("a line refund of a bank transfer", { timeout: 120_000 }, () => {
  it("is limited to the received amount", async () => {
    const { id, lines, paymentId } = await placed(goods, "bank", [1, 1]);
    const all = { lines: lines.map((line) => ({ id: line, quantity: 1 })), shipping: true };
    const nothing = await form(id, all, { amount_cents: 1 });
    await expect(refund(id, nothing)).rejects.toMatchObject({ status: 400 });
    await post(`/admin/payments/${paymentId}/capture`, { amount: 10 });
    const body = await form(id, all);
    expect(body.amount_cents).toBe(1000);
    await refund(id, body);
    await sendBackAll(id);
    expect((await statusOf(id)).order.refunded_cents).toBe(1000);
  });

  it("refunds single lines once the transfer is complete", async () => {
    const { id, lines, paymentId } = await placed(goods, "bank", [1, 1]);
    await post(`/admin/payments/${paymentId}/capture`, {});
    await refund(id, await form(id, { lines: [{ id: lines[0], quantity: 1 }] }));
    await sendBackAll(id);
    const { order, panel } = await statusOf(id);
    expect(order).toMatchObject({ status: "processing", refunded_cents: 2000 });
    expect(panel.to_pack.map(({ id: line }) => line)).toEqual([lines[1]]);
  });
});
