import { describe, expect, it } from "vitest";
import { languages, type Language } from "../../platform/languages";
import { templates, renderMail } from "./render-mail";
import { examples, order, parcel, sender } from "./render-mail.example";

const render = (template: string, language: Language = "de") =>
  renderMail({ template, language, data: examples[template] }, sender);

describe("order shipped", () => {
  it("links to the carrier's tracking page and says that the rest follows", async () => {
    const { html, text } = await render("order-shipped");
    expect(html).toContain('href="https://carrier.example/track/BRT123456789"');
    expect(text).toContain("Im Paket: 1 × Mandeltorrone");
    expect(text).toContain("der Rest folgt");
    expect(text.replace(/\s+/g, " ")).toContain("In der Regel ist er in 4–6 Werktagen bei Ihnen.");
  });

  it("links to the order if there is no tracking number", async () => {
    const bare = { ...parcel, carrier: "", tracking_number: "", tracking_url: "" };
    const data = { order, part: false, parcel: bare };
    const { html, text } = await renderMail({ template: "order-shipped", language: "de", data }, sender);
    expect(html).toContain('href="https://shop.example/checkout/confirmation/order_1?key=k"');
    expect(text).not.toContain("Sendungsnummer");
    // stored before these fields existed
    expect(text).not.toContain("Werktag");
    expect(text).not.toContain("der Rest folgt");
  });

  it("rejects a tracking link that is not a web address", async () => {
    const data = { order, part: false, parcel: { ...parcel, tracking_url: "javascript:alert(1)" } };
    await expect(renderMail({ template: "order-shipped", language: "de", data }, sender)).rejects.toThrow();
  });
});

it.each(languages)("links to the withdrawal form in each mail about an order, in %s", async (language) => {
  const links = {
    de: "Vertrag widerrufen",
    it: "Recedere dal contratto qui",
    en: "Withdraw from contract here",
  };
  const about = Object.keys(templates).filter((name) => /^(order|refund|transfer)-/.test(name));
  const leading: string[] = [];
  for (const name of about) {
    const { text } = await render(name, language);
    if (text.replace(/\s+/g, " ").includes(`${links[language]} <https://shop.example/seite/widerruf>`)) {
      leading.push(name);
    }
  }
  expect(leading.sort()).toEqual([
    "order-delivered",
    "order-paid",
    "order-received",
    "order-refunded",
    "order-shipped",
    "refund-account",
    "refund-announced",
    "transfer-reminder",
  ]);
});

it("renders stored data without a withdrawal link", async () => {
  const { withdraw_url: _, ...old } = order;
  const { text } = await renderMail(
    { template: "order-paid", language: "de", data: { order: old, amount_cents: 1 } },
    sender,
  );
  expect(text).not.toContain("Vertrag widerrufen");
});

it.each([
  ["de", "Guten Tag,", "Guten Tag Anna Berger,"],
  ["it", "Buongiorno,", "Buongiorno Anna Berger,"],
  ["en", "Hello,", "Hello Anna Berger,"],
] as const)(
  "greets in %s the buyer of a gift, and nobody who receives it",
  async (language, neutral, named) => {
    const greetingIn = async (template: string, more: object) => {
      const data = examples[template] as object;
      const gift = { ...order, gift: true, ...more };
      const mail = { template, language, data: { ...data, ...gift, order: gift } };
      return (await renderMail(mail, sender)).text
        .split("\n")
        .find((line) => line.startsWith(neutral.slice(0, -1)));
    };
    for (const template of ["order-received", "order-paid", "order-shipped"]) {
      expect(await greetingIn(template, {}), template).toBe(neutral);
      expect(await greetingIn(template, { shipping_address: ["Oma Berger"] }), template).toBe(named);
      expect(await greetingIn(template, { gift: false }), template).toBe(named);
    }
  },
);

it("order delivered links to the review form", async () => {
  const { text } = await render("order-delivered");
  expect(text).toContain("Mandeltorrone <https://shop.example/bewertung?token=r>");
});

describe.each([
  ["de", "Demonstration: Bitte überweisen Sie nichts.", "Bitte überweisen Sie", "noch den Rest"],
  ["it", "Dimostrazione: non faccia bonifici.", "Ora manca solo il bonifico", "Manca il resto"],
  [
    "en",
    "Demonstration: please do not transfer any money.",
    "Please make your transfer now",
    "transfer the rest",
  ],
] as const)("a mail in %s that waits for a transfer", (language, notice, asking, rest) => {
  const textOf = async (template: string, demo: boolean) => {
    const open = { ...order, transfer: { ...order.transfer, demo } };
    const data = template === "order-paid" ? { order: open, amount_cents: 500, open_cents: 636 } : open;
    return (await renderMail({ template, language, data }, sender)).text.replace(/\s+/g, " ");
  };

  it.each(["transfer-reminder", "order-paid"])("asks for no money in a demo: %s", async (template) => {
    const real = await textOf(template, false);
    expect([real.includes(notice), real.includes(asking)]).toEqual([false, true]);
    const [before = "", after] = (await textOf(template, true)).split(notice);
    expect(before).not.toContain(asking);
    expect(before).not.toContain(rest);
    expect(after).toContain(asking);
  });

  it("about a part of the payment asks for the rest", async () => {
    expect(await textOf("order-paid", false)).toContain(rest);
  });
});

describe("QR code for a transfer", () => {
  const epc = "BCD\n002\n1\nSCT";
  const open = (transfer: object) => ({ ...order, transfer: { ...order.transfer, ...transfer } });
  const mails = [
    ["order-received", (transfer: object) => ({ ...open(transfer), legal: [] })],
    ["transfer-reminder", open],
    ["order-paid", (transfer: object) => ({ order: open(transfer), amount_cents: 500, open_cents: 636 })],
  ] as const;

  it.each(mails)("is included in %s if the account is known", async (template, data) => {
    const { html, scan } = await renderMail({ template, data: data({ epc }), language: "de" }, sender);
    expect(scan).toBe(epc);
    expect(html).toContain('src="cid:scan-code"');
    expect(html).toContain("Oder mit der Banking-App scannen");
  });

  it.each(mails)("is omitted from %s if the account is a placeholder", async (template, data) => {
    for (const transfer of [{ epc: null }, {}]) {
      const { html, scan } = await renderMail({ template, data: data(transfer), language: "de" }, sender);
      expect(scan).toBeUndefined();
      expect(html).not.toContain("cid:scan-code");
    }
  });
});

describe("order refunded", () => {
  it.each([
    ["de", "den Beleg"],
    ["it", "documento di rimborso"],
    ["en", "refund document"],
  ] as const)("mentions the credit note in %s only if there is one", async (language, word) => {
    const data = examples["order-refunded"] as object;
    const mail = (more: object) =>
      renderMail({ template: "order-refunded", data: { ...data, ...more }, language }, sender);
    expect((await mail({})).text.toLowerCase()).toContain(word.toLowerCase());
    expect((await mail({ credit_note: false })).text.toLowerCase()).not.toContain(word.toLowerCase());
  });
});
