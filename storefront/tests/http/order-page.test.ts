import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { atNight } from "../../../testing/night";
import { languages } from "../../app/i18n/languages";
import { orderLinkOf, placeOrder, store } from "../../e2e/support/orders";
import { filled, words } from "../../e2e/support/words";
import { openPage, textOf } from "./delivered-page";
import { test } from "./request";

// an order is placed in each language, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

test.for(atNight ? languages : (["en"] as const))(
  "in %s the page thanks the buyer of a gift, and asks for no money once the order is withdrawn",
  async (language, { request }) => {
    const t = words(language, "order");
    const order = await placeOrder(language, 1, { gift: true }, { payer: "Tante Grazia" });
    const link = await orderLinkOf(order.id);
    const page = await openPage(request, link);
    expect(textOf(page.query("h1"))).toBe(filled(t.thanks, { name: "Tante Grazia" }));
    expect(textOf(page.query("#transfer"))).toBe(t.transfer.title);
    expect(page.mainText).toContain(words(language, "checkout").confirm.giftNoCard);

    await store("/store/withdrawals", {
      name: "Tante Grazia",
      order_number: order.number,
      email: order.email,
      items: "",
      request_id: randomUUID(),
      language,
    });
    const withdrawn = await openPage(request, link);
    expect(textOf(withdrawn.query("h1"))).toBe(filled(t.metaTitle, { number: order.number }));
    for (const text of [t.withdrawn.whole.split("{{")[0] ?? "", t.withdrawn.next.nothing]) {
      expect(withdrawn.mainText).toContain(text);
    }
    for (const text of ["IBAN", t.statuses.pending, t.next.paidText, t.withdraw.text]) {
      expect(withdrawn.mainText).not.toContain(text);
    }
  },
);

test("the page thanks without a name if a gift's buyer is not named", async ({ request }) => {
  const order = await placeOrder("en", 1, { gift: true });
  const page = await openPage(request, await orderLinkOf(order.id));
  expect(textOf(page.query("h1"))).toBe(words("en", "order").thanksOnly);
});
