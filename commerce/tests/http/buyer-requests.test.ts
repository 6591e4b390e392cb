import { randomUUID } from "node:crypto";
import type { HttpTypes } from "@medusajs/framework/types";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { mailsTo, waitForMail, type SentMail } from "./mails";
import { owner, placeOrder } from "./shop";

const admin = await owner();
const email = `${randomUUID()}@example.com`;
const invoice = {
  company: "Bottega Serra",
  vat_id: "IT00743110157",
  codice_fiscale: "",
  sdi_code: "ABC1234",
  pec: "",
};
const requests = { notes: "Beim Nachbarn Huber abgeben", gift_message: "Alles Gute,\nOma!", invoice };

interface StatusAnswer {
  requests: unknown;
  transfer_reference: string;
}

/** What the owner is told of a new order. */
const noticeOf = ({ display_id: number }: HttpTypes.StoreOrder): Promise<SentMail> =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo("owner@su-turrone.example");
      const found = mails.find(
        ({ template, subject }) => template === "order-notice" && subject.includes(` ${String(number)}:`),
      );
      if (!found) throw new Error(`No notice of order ${String(number)}`);
      return found;
    },
    { timeout: 60_000, interval: 200 },
  );

let order: HttpTypes.StoreOrder;
let answer: StatusAnswer;

beforeAll(async () => {
  const { notes, gift_message } = requests;
  order = await placeOrder({ notes, gift_message, invoice_request: invoice }, email);
  answer = await admin.client.fetch<StatusAnswer>(`/admin/orders/${order.id}/status`);
});

describe("what the buyer asked for at the checkout", { timeout: 60_000 }, () => {
  it("stands on the order's page in the admin, with the reference of the transfer", () => {
    expect(answer.requests).toEqual(requests);
    expect(answer.transfer_reference).toMatch(
      new RegExp(`^ST-${String(order.display_id)}-[0-9A-HJKMNP-TV-Z]{8}$`),
    );
  });

  it("stands in the buyer's mail and in the owner's, there with the reference too", async () => {
    const buyer = await waitForMail(email, "order-received");
    expect(buyer.text).toContain("Alles Gute,\nOma!");
    expect(buyer.text).toContain("Umsatzsteuer-ID: IT00743110157");
    const notice = await noticeOf(order);
    expect(notice.text).toContain("Alles Gute,\nOma!");
    expect(notice.text).toContain("Beim Nachbarn Huber abgeben");
    expect(notice.text).toContain("Partita IVA: IT00743110157");
    expect(notice.text).toContain(`Causale: ${answer.transfer_reference}`);
  });
});

describe("the admin's search for an order", { timeout: 60_000 }, () => {
  const found = async (q: string) =>
    (await admin.admin.order.list({ q, fields: "id" })).orders.map(({ id }) => id);

  it("finds it by the reference of its transfer, as typed and as banks write it", async () => {
    const { transfer_reference: reference } = answer;
    expect(await found(reference)).toEqual([order.id]);
    expect(await found(reference.toLowerCase().replaceAll("-", " "))).toEqual([order.id]);
  });

  it("finds nothing by the reference of no order, and anything else as before", async () => {
    expect(await found("ST-999999999-JPEXMPSZ")).toEqual([]);
    expect(await found(email)).toEqual([order.id]);
  });
});
