import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { StoreOrder } from "@su-turrone/contract/orders";
import { rowsOfRun } from "../../../testing/night";
import { capture, deliver, packAtMedusa, refund, sendBackAll, shipAtMedusa } from "../../../testing/orders";
import { setting } from "../../../testing/env";
import { createProduct } from "../../../testing/products";
import { ownProduct } from "../../../testing/own-product";
import { change, newCart } from "./cart-change-tools";
import { linkIn, templatesTo, waitForMail, waitForMails, type SentMail } from "./mails";
import { orderByTransfer } from "./placed-order";
import { checkoutAddress, informationFor, owner, saveRequests, send } from "./shop";

const admin = await owner();
const title = `Mailtorrone ${randomUUID().slice(0, 8)}`;
const goods = await ownProduct(title, { euro: 4.95 });

interface Placed {
  id: string;
  number: string;
  email: string;
  line: string;
}

/** Places an order by bank transfer, optionally with a code. */
async function order(
  locale: "de-DE" | "it-IT" | "en-US",
  quantity = 1,
  code?: string,
  country = "de",
): Promise<Placed> {
  const email = `${randomUUID()}@example.com`;
  const { id: cartId } = await newCart(goods.variantId, { quantity, country });
  if (code) await change(cartId, { type: "apply_code", code });
  const billing_address = checkoutAddress("de", { address_1: "Rechnungsweg 5" });
  await change(cartId, informationFor(country, { email, locale, billing_address }));
  const made = await orderByTransfer(cartId);
  return { id: made.id, number: String(made.display_id), email, line: made.items[0]?.id ?? "" };
}

/** Packs and ships a unit of an order's only line. */
async function dispatch({ id, line }: Placed, tracking?: string): Promise<string> {
  const items = [{ id: line, quantity: 1 }];
  const parcel = await packAtMedusa(id, items);
  const labels = tracking
    ? [{ tracking_number: tracking, tracking_url: `https://carrier.example/${tracking}`, label_url: "#" }]
    : [];
  await shipAtMedusa(id, parcel, items, { labels });
  return parcel;
}

/** The lines of a mail's text, with whitespace collapsed. */
const rowsOf = ({ text }: SentMail): string[] =>
  text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());

describe("the order received mail", { timeout: 90_000 }, () => {
  const languages = [
    ["de-DE", "de", (n: string) => `Ihre Bestellung ${n} bei Su Turrone`, "Bestellung ansehen"],
    ["it-IT", "it", (n: string) => `Il suo ordine ${n} da Su Turrone`, "Vedi l’ordine"],
    ["en-US", "en", (n: string) => `Your order ${n} with Su Turrone`, "View your order"],
  ] as const;
  it.each(rowsOfRun(languages, ([locale]) => locale, ["it-IT"]))(
    "is in the order's language (%s) and links to the order",
    async (locale, lang, subject, words) => {
      const { id, number, email } = await order(locale);
      const mail = await waitForMail(email, "order-received");
      expect(mail.subject).toBe(subject(number));
      expect(mail.parsed.headers.get("content-language")).toBe(lang);
      expect(mail.html).toContain(`lang="${lang}"`);
      const link = linkIn(mail, words);
      expect(link.origin).toBe(new URL(setting("SHOP_URL")).origin);
      expect(link.pathname).toBe(`${lang === "de" ? "" : `/${lang}`}/checkout/confirmation/${id}`);
      const key = { "x-order-key": link.searchParams.get("key") ?? "" };
      expect((await send("GET", `/store/orders/${id}`, undefined, key)).status).toBe(200);
    },
  );

  it("contains the order's amounts, half a cent rounded in favour of the shopper, and the bank account", async () => {
    const { id, email } = await order("de-DE", 1, "TORRONE10");
    const mail = await waitForMail(email, "order-received");
    const link = linkIn(mail, "Bestellung ansehen");
    const { body } = await send("GET", `/store/orders/${id}`, undefined, {
      "x-order-key": link.searchParams.get("key") ?? "",
    });
    const { bank_transfer: transfer } = body["order"] as StoreOrder;
    // 4.95 less 0.495, plus 6.90 for shipping
    expect(transfer?.amount_cents).toBe(1135);
    const rows = rowsOf(mail);
    expect(mail.text.replace(/\s+/g, " ")).toContain("je 4,95 € · 49,50 €/kg");
    for (const row of ["Waren 4,95 €", "Rabatt −0,50 €", "Versand 6,90 €", "Gesamtbetrag 11,35 €"]) {
      expect(rows).toContain(row);
    }
    expect(rows).toContain("Betrag: 11,35 €");
    expect(rows).toContain(`Verwendungszweck: ${transfer?.reference}`);
    expect(mail.text).toContain("Rechnungsweg 5");
  });

  it("lists the lines in the order they were added to the cart, like the page and the document", async () => {
    const email = `${randomUUID()}@example.com`;
    const added = await Promise.all(
      ["A", "B", "C", "D"].map((letter) => createProduct(`${title} ${letter}`, { euro: 4.95 })),
    );
    const [first, ...others] = added.toReversed();
    const cart = await newCart(first?.variantId ?? "");
    for (const { variantId } of others) {
      await change(cart.id, { type: "add", variant_id: variantId, quantity: 1 });
    }
    // a line that is changed later keeps its position
    await change(cart.id, { type: "set_quantity", line_id: cart.line, quantity: 2 });
    await saveRequests(cart.id, {}, email);
    await orderByTransfer(cart.id);
    const mail = await waitForMail(email, "order-received");
    const named = rowsOf(mail).flatMap((row) => /^\d × (.+?)(?: \d+,\d\d €)?$/.exec(row)?.[1] ?? []);
    await Promise.all(added.map(({ id }) => admin.admin.product.delete(id)));
    expect(named).toEqual(["D", "C", "B", "A"].map((letter) => `${title} ${letter}, 100 g`));
    expect(mail.text).not.toMatch(/\d {2,}×/);
  });

  it("contains the terms, the withdrawal notice and a link to withdraw", async () => {
    const { email } = await order("de-DE");
    const mail = await waitForMail(email, "order-received");
    expect(mail.text).toContain("2. Vertragsschluss");
    expect(mail.text).toContain("Widerrufsrecht");
    expect(linkIn(mail, "Vertrag widerrufen").pathname).toBe("/vertrag-widerrufen");
    expect(mail.html).not.toContain('href="/');
    expect(mail.text).not.toContain("rétractation");
  });

  const notices = [
    ["fr", "Vous avez le droit de vous rétracter du présent contrat", "Modèle de formulaire de rétractation"],
    ["es", "Tiene usted derecho a desistir del presente contrato", "Modelo de formulario de desistimiento"],
  ] as const;
  it.each(rowsOfRun(notices, ([country]) => country, ["fr"]))(
    "also contains the withdrawal notice in the language of %s for orders shipped there",
    async (country, ...words) => {
      const { email } = await order("en-US", 1, undefined, country);
      const mail = await waitForMail(email, "order-received");
      const text = mail.text.replace(/\s+/g, " ");
      expect(text).toContain("Model withdrawal form");
      for (const sentence of words) expect(text).toContain(sentence);
      expect(mail.html).toContain(`<div lang="${country}">`);
    },
  );
});

describe("an event of an order", () => {
  it("is mailed once each: paid, shipped, delivered, refunded in parts", { timeout: 180_000 }, async () => {
    const placed = await order("de-DE", 2);
    const { id, number, email } = placed;
    await capture(id);
    const paid = await waitForMail(email, "order-paid");
    expect(paid.subject).toBe(`Ihre Zahlung für die Bestellung ${number} ist eingegangen`);
    expect(rowsOf(paid)).toContain("Betrag: 16,80 €");

    const first = await dispatch(placed, "BRT123456789");
    const shipped = await waitForMail(email, "order-shipped");
    expect(shipped.subject).toBe(`Ihre Bestellung ${number} ist unterwegs`);
    expect(rowsOf(shipped)).toContain("Sendungsnummer: BRT123456789");
    expect(linkIn(shipped, "Sendung verfolgen").href).toBe("https://carrier.example/BRT123456789");
    expect(rowsOf(shipped)).toContain(`Im Paket: 1 × ${title}, 100 g`);
    expect(shipped.text).toContain("der Rest folgt");
    const second = await dispatch(placed);
    const parcels = await waitForMails(email, "order-shipped", 2);
    expect(parcels[1]?.text).not.toContain("der Rest folgt");

    await deliver(id, first);
    await deliver(id, second);
    const delivered = await waitForMail(email, "order-delivered");
    expect(delivered.subject).toBe(`Ihre Bestellung ${number} ist zugestellt`);
    const review = linkIn(delivered, `${title}, 100 g`);
    expect(review.pathname).toBe("/bewertung-schreiben");
    expect(review.searchParams.get("token")).toMatch(/./);

    await refund(id, 5);
    await waitForMail(email, "refund-announced");
    await refund(id, 11.8);
    const announced = await waitForMails(email, "refund-announced", 2);
    expect(announced[0]?.text.replace(/\s+/g, " ")).toContain("überweisen Ihnen diesen Betrag zurück");
    await sendBackAll(id);
    const refunds = await waitForMails(email, "order-refunded", 2);
    for (const { text } of refunds)
      expect(text.replace(/\s+/g, " ")).toContain("Den Beleg über die Erstattung finden Sie als PDF");
    expect(refunds.map((mail) => rowsOf(mail).find((row) => row.startsWith("Betrag"))).toSorted()).toEqual([
      "Betrag: 11,80 €",
      "Betrag: 5,00 €",
    ]);
    const mails = "delivered paid received refunded refunded shipped shipped".split(" ");
    expect((await templatesTo(email)).sort()).toEqual([
      ...mails.map((name) => `order-${name}`),
      "refund-announced",
      "refund-announced",
    ]);
  });

  it("announces a transfer's refund, and mails it once it was sent", { timeout: 90_000 }, async () => {
    const { id, email } = await order("it-IT");
    await capture(id, 5);
    await admin.admin.order.cancel(id);
    const announced = await waitForMail(email, "refund-announced");
    expect(rowsOf(announced)).toContain("Importo: 5,00 €");
    expect(await templatesTo(email)).not.toContain("order-refunded");
    await sendBackAll(id);
    const refund = await waitForMail(email, "order-refunded");
    expect(rowsOf(refund)).toContain("Importo: 5,00 €");
    // a partial payment has no invoice, and its refund no credit note
    expect(refund.text.replace(/\s+/g, " ")).not.toContain("nota di credito");
  });
});
