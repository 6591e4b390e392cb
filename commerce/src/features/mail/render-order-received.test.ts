import { describe, expect, it } from "vitest";
import type { Language } from "../../platform/languages";
import { renderMail } from "./render-mail";
import { examples, order, received, sender } from "./render-mail.example";

const render = (template: string, language: Language = "de") =>
  renderMail({ template, language, data: examples[template] }, sender);

describe("order received", () => {
  const renderReceived = (data: object) =>
    renderMail({ template: "order-received", language: "de", data }, sender);

  it("says that nothing is to be transferred if the shop is a demo", async () => {
    const notice = "Demonstration: Bitte überweisen Sie nichts.";
    expect((await renderReceived(received)).text).not.toContain(notice);
    const transfer = { ...order.transfer, demo: true };
    expect((await renderReceived({ ...received, transfer })).text).toContain(notice);
  });

  it.each([
    [
      "de",
      ["Waren 4,95 €", "Rabatt −0,49 €", "Versand 6,90 €", "Gesamtbetrag 11,36 €", "darin MwSt. 10 % 1,03 €"],
    ],
    [
      "it",
      ["Prodotti 4,95 €", "Sconto −0,49 €", "Spedizione 6,90 €", "Totale 11,36 €", "di cui IVA 10% 1,03 €"],
    ],
    [
      "en",
      ["Goods €4.95", "Discount −€0.49", "Delivery €6.90", "Total €11.36", "including VAT at 10% €1.03"],
    ],
  ] as const)("shows in %s the amounts that add up to the total", async (language, rows) => {
    const { text } = await render("order-received", language);
    const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
    for (const row of rows) expect(lines).toContain(row);
  });

  it.each([
    ["de", "je 4,95 € · 33,00 €/kg"],
    ["it", "cad. 4,95 € · 33,00 €/kg"],
    ["en", "€4.95 each · €33.00/kg"],
  ] as const)("shows in %s the unit price and the price per kilogram", async (language, price) => {
    for (const template of ["order-received", "order-notice"]) {
      const { html, text } = await render(template, language);
      expect(html.replaceAll("\u00a0", " ")).toContain(price);
      expect(text.replaceAll("\u00a0", " ")).toContain(price);
    }
  });

  it.each([
    ["de", "darin MwSt. 5,5 %"],
    ["it", "di cui IVA 5,5%"],
    ["en", "including VAT at 5.5%"],
  ] as const)("shows in %s a rate of VAT with its decimals", async (language, rate) => {
    const taxes = [{ rate: 5.5, vat_cents: 59 }];
    const mail = await renderMail(
      { template: "order-received", language, data: { ...received, taxes } },
      sender,
    );
    expect(mail.text.replaceAll("\u00a0", " ")).toContain(rate);
  });

  it("shows no price per kilogram if there is none", async () => {
    const lines = [{ ...order.lines[0], per_kg_cents: null }];
    const { text } = await renderReceived({ ...received, lines });
    expect(text).toContain("je 4,95");
    expect(text).not.toContain("/kg");
  });

  it("contains the payment details, the due date, the order link and the buyer's requests", async () => {
    const { html, text } = await render("order-received");
    for (const fact of [
      "IBAN",
      "IT60X0542811101000000123456",
      "BPPIITRRXXX",
      "ST-1042-7K3M9QPD",
      "28. November 2026",
    ]) {
      expect(text).toContain(fact);
    }
    // placed at half past midnight in Tonara
    expect(text).toContain("Datum: 22. November 2026");
    expect(html).toContain('href="https://shop.example/checkout/confirmation/order_1?key=k"');
    expect(text).toContain("Rechnungsweg 5");
    expect(text).toContain("Bitte klingeln");
    expect(text).toContain("Alles Gute zum Geburtstag, Oma!");
    expect(text).toContain("Rechnung für");
    expect(text).toContain("Umsatzsteuer-ID: IT00743110157");
    expect(text).toContain("SDI-Code: ABC1234");
    expect(text).not.toContain("PEC-Adresse");
  });

  it("shows only the invoice details that were entered", async () => {
    const invoice = { ...received.invoice, sdi_code: "", pec: "bottega@pec.example" };
    const { text } = await renderReceived({ ...received, invoice });
    expect(text).toContain("PEC-Adresse: bottega@pec.example");
    expect(text).not.toContain("SDI-Code");
  });

  it.each([
    ["de", "Geschenk\n\nOhne Grußkarte. Im Paket liegen keine Preise."],
    ["it", "Regalo\n\nSenza biglietto. Nel pacco non ci sono prezzi."],
    ["en", "Gift\n\nWithout a greeting card. There are no prices in the parcel."],
  ] as const)("says in %s that a gift has no card, to buyer and owner", async (language, words) => {
    for (const template of ["order-received", "order-notice"]) {
      const textOf = async (gift: boolean) => {
        const data = { ...(examples[template] as object), gift, gift_message: "" };
        return (await renderMail({ template, language, data }, sender)).text;
      };
      expect(await textOf(true)).toContain(words);
      expect(await textOf(false)).not.toContain(words.split("\n").at(-1));
    }
  });

  it("renders stored data that have no gift message and no invoice request", async () => {
    const { gift_message: _, invoice: __, ...data } = received;
    const { text } = await renderReceived(data);
    expect(text).toContain("Bitte klingeln");
    expect(text).not.toContain("Rechnung für");
  });

  it("contains the terms and the withdrawal link", async () => {
    const { html, text } = await render("order-received");
    expect(text).toContain("Diese Bedingungen gelten.");
    // nested below the mail's own heading for the text
    expect(html).toMatch(/<h3 [^>]*>1\. Geltung<\/h3>/);
    expect(text).toContain("1. Geltung");
    expect(text.replace(/\s+/g, " ")).toContain("Vertrag widerrufen <https://shop.example/seite/widerruf>");
  });

  it("contains no transfer details with another payment method", async () => {
    const { text } = await renderReceived({ ...received, payment: "card", transfer: null });
    expect(text).not.toContain("IBAN");
    expect(text).toContain("Zahlungsart: Kreditkarte");
  });
});

describe("order received without a bank transfer", () => {
  it.each([
    ["de", "Den Beleg finden Sie als PDF bei Ihrer Bestellung, sobald die Zahlung verbucht ist."],
    ["it", "Il documento in PDF lo trova nella pagina dell’ordine, appena il pagamento è registrato."],
    ["en", "You will find the document as a PDF with your order as soon as the payment is booked."],
  ] as const)("announces the invoice in %s, but not for a free order", async (language, sentence) => {
    const mail = async (total_cents: number) => {
      const data = { ...received, payment: "card", transfer: null, total_cents };
      const { text } = await renderMail({ template: "order-received", language, data }, sender);
      return text.replace(/\s+/g, " ");
    };
    expect(await mail(1136)).toContain(sentence);
    expect(await mail(0)).not.toContain(sentence);
  });
});
