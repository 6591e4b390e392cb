import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { TimelineEntry } from "@su-turrone/contract/orders";
import { emptyAddress } from "@su-turrone/contract/addresses";
import type { Order } from "~/commerce/order-view";
import type { Language } from "~/i18n/languages";
import { translator, type MessageTree } from "~/i18n/translate";
import { OrderFacts } from "./OrderFacts";
import { Timeline } from "./Timeline";

const files = import.meta.glob<MessageTree>("../i18n/messages/*/*.json", { eager: true, import: "default" });
const shown = vi.hoisted((): { language: Language } => ({ language: "de" }));
vi.mock("~/i18n/react", () => ({
  useLanguage: () => shown.language,
  useT: (namespace: "common" | "order" | "checkout" = "common") =>
    translator(shown.language, files[`../i18n/messages/${shown.language}/${namespace}.json`] ?? {}),
}));
vi.mock("~/layout/use-root-data", () => ({ useRootData: () => null }));

const went = (what: TimelineEntry["what"], cents: number): TimelineEntry => ({
  what,
  at: "2026-12-02T10:00:00.000Z",
  amount_cents: cents,
});

/** What status and history of an order say to its buyer, on one line. */
function told(language: Language, order: Pick<Order, "status" | "partly" | "timeline" | "refunded_cents">) {
  shown.language = language;
  const whole: Order = {
    ...order,
    id: "order_1",
    number: "1042",
    placed_at: "2026-12-01T10:00:00.000Z",
    payment: "card",
    email: "anna@example.com",
    withdrawal: null,
    shipments: [],
    parcel_count: 0,
    deliver_by: null,
    taxes: [],
    paid_cents: 3270,
    lines: [],
    codes: [],
    documents: [],
    totals: { goods: 2580, shipping: 690, tax: 0, total: 3270, discount: 0 },
    shippingAddress: emptyAddress("de"),
    billingAddress: emptyAddress("de"),
    requests: { gift: false, gift_message: "", notes: "", invoice: null },
    bank_transfer: null,
    refund_due: null,
  };
  return [
    createElement(OrderFacts, { order: whole, delivery: null }),
    createElement(Timeline, { order: whole }),
  ]
    .map((element) => renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, " "))
    .join(" ")
    .replaceAll("\u00a0", " ");
}

describe("a payment that the bank has taken back", () => {
  const lost: Pick<Order, "status" | "partly" | "refunded_cents"> = {
    status: "charged_back",
    partly: [],
    refunded_cents: 3270,
  };

  it.each<[Language, string, string, RegExp]>([
    ["de", "Zurückgebucht", "Ihre Bank oder PayPal hat Ihnen 32,70 € zurückgegeben.", /erstatt/i],
    ["it", "Riaccreditato dalla banca", "La banca o PayPal ha riaccreditato 32,70 €.", /rimbors/i],
    ["en", "Returned by the bank", "Your bank or PayPal has given €32.70 back to you.", /refund/i],
  ])("is not called a refund (%s)", (language, status, text, refund) => {
    const page = told(language, { ...lost, timeline: [went("charged_back", 3270)] });
    expect(page).toContain(status);
    expect(page.split(text)).toHaveLength(3);
    expect(page).not.toMatch(refund);
  });

  it("is told beside what the shop has refunded before", () => {
    const page = told("de", { ...lost, timeline: [went("refunded", 500), went("charged_back", 2770)] });
    for (const text of [
      "Zurückgebucht",
      "Erstattet: 5,00 €.",
      "27,70 € zurückgegeben",
      "5,00 € sind auf dem Weg",
    ])
      expect(page).toContain(text);
  });

  it("only in part leaves the status as it is", () => {
    const page = told("de", {
      ...{ status: "delivered", partly: ["charged_back"], refunded_cents: 1000 },
      timeline: [went("charged_back", 1000)],
    });
    expect(page).toContain("Zugestellt");
    expect(page).toContain("Ihre Bank oder PayPal hat Ihnen 10,00 € zurückgegeben.");
    expect(page).not.toContain("rstattet");
  });
});

it("a refund of the shop is called one", () => {
  const timeline = [went("refunded", 3270)];
  const page = told("de", { status: "refunded", partly: [], refunded_cents: 3270, timeline });
  expect(page).toContain("Erstattet: 32,70 €.");
  expect(page).not.toContain("Bank");
});
