import { randomUUID } from "node:crypto";
import { shopDay } from "@su-turrone/contract/time-zone";
import { describe, expect, it } from "vitest";
import { post } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { PreviewedStatement } from "../../src/features/bank-statements/preview";
import { sql } from "./database";
import { mailsTo, waitForMail } from "./mails";
import { paidByTransfer, refundsToSend, type PaidByTransfer } from "./refund-transfer-tools";

const product = await ownProduct(`Probe ${randomUUID()}`);

const preview = (...rows: string[]): Promise<PreviewedStatement> =>
  post("/admin/bank-statements", {
    text: ["Data contabile;Beneficiario;Causale;Importo", ...rows].join("\n"),
  });

const debit = (text: string, amount: string, day = shopDay(new Date())): string =>
  `${day};${randomUUID()};${text};-${amount}`;

/** A paid order with two refunds of 5.00 that wait. */
async function refundedTwice(): Promise<PaidByTransfer> {
  const order = await paidByTransfer(product.variantId);
  for (const amount of [5, 5]) await post(`/admin/payments/${order.paymentId}/refund`, { amount });
  return order;
}

const sentOf = (orderId: string) => sql("select cents from refund_transfer where order_id = $1", [orderId]);

const sentMails = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === "order-refunded");

describe("a debit of a bank statement", { timeout: 120_000 }, () => {
  it("is offered as the refund it names, and marks it as sent once", async () => {
    const { id, number, email } = await refundedTwice();
    const [first, second] = await refundsToSend(id);
    const paidBack = debit(`rimborso st ${number} ${first?.reference.slice(-8) ?? ""}`, "5,00");
    const { lines, debits } = await preview(paidBack, debit("Canone", "1,50"));
    expect(lines).toEqual([]);
    expect(debits.map(({ refund, by }) => [refund.id, by])).toEqual([[first?.id, "reference"]]);
    // a preview marks nothing
    expect(await refundsToSend(id)).toHaveLength(2);

    const line = debits[0]?.line;
    const mark = (refundId = "") => post(`/admin/refund-transfers/${refundId}`, { line });
    // two presses, of whichever owner, and once more
    await Promise.all([mark(first?.id), mark(first?.id)]);
    await mark(first?.id);
    // the other refund was sent by another transfer, whatever is pressed and whichever file has the line
    await expect(mark(second?.id)).rejects.toMatchObject({ status: 409 });
    await expect(preview(paidBack)).rejects.toMatchObject({ status: 400 });
    expect((await refundsToSend(id)).map((refund) => refund.id)).toEqual([second?.id]);
    expect(await sentOf(id)).toEqual([{ cents: 500 }]);
    await waitForMail(email, "order-refunded");
    expect(await sentMails(email)).toHaveLength(1);
  });

  it("marks nothing that it does not fit, and both refunds if it is on a statement twice", async () => {
    const { id, number } = await refundedTwice();
    const [refund] = await refundsToSend(id);
    const { debits } = await preview(debit(`ST-${number}`, "5,00"));
    const line = { ...debits[0]?.line, amount_cents: 501 };
    const path = `/admin/refund-transfers/${refund?.id ?? ""}`;
    await expect(post(path, { line })).rejects.toMatchObject({ status: 400 });
    await expect(post(path, { line: { ...line, direction: "in" } })).rejects.toMatchObject({ status: 400 });
    expect(await sentOf(id)).toEqual([]);
    const other = debit(`ST-${number}`, "5,01");
    const earlier = debit(`ST-${number}`, "5,00", "2026-01-02");
    await expect(preview(other, earlier)).rejects.toMatchObject({ status: 400 });

    const same = debit(`ST-${number}`, "5,00");
    const { debits: twice } = await preview(same, same, same);
    expect(twice.map(({ refund: named }) => named.order_id)).toEqual([id, id]);
    await Promise.all(
      twice.map(({ line: own, refund: named }) => post(`/admin/refund-transfers/${named.id}`, { line: own })),
    );
    expect(await sentOf(id)).toEqual([{ cents: 500 }, { cents: 500 }]);
  });
});
