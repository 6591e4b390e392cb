import { describe, expect, it, onTestFinished, vi } from "vitest";
import { asOwner } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { refund } from "../../../testing/orders";
import type { MonthEnd } from "../../src/features/month-end/read-month-end";
import type { OrderNote } from "../../src/features/staff/order-notes";
import type { CartView } from "@su-turrone/contract/cart-view";
import { shopDay } from "@su-turrone/contract/time-zone";
import { change } from "./cart-change-tools";
import { sql } from "./database";
import { countMails, linkIn, mailsTo, waitForMail } from "./mails";
import { pageOf, statusOf } from "./order-pages";
import {
  answerConfirmationPage,
  cartOf,
  choosePaymentMethod,
  clearFaults,
  configureFaults,
  fingerprintOf,
  noWebhook,
  ordersOf,
  press,
  providers,
} from "./payment-tools";
import { firstOwner, newAddress, ownPerson } from "./people";
import { refundsToSend } from "./refund-transfer-tools";
import { owner, send } from "./shop";
import { address, call, quote, shown, spoken, take } from "./telephone-order-tools";

const admin = await owner();
const packer = await ownPerson("fulfilment");
const product = await ownProduct("Telefontorrone", { euro: 20, stock: 50 });

describe("an order taken at the telephone", { timeout: 120_000 }, () => {
  it("is worked out by the rules of the checkout, and reserves nothing", async () => {
    const email = newAddress();
    const { totals, lines, requests, shipping_address } = await quote(product.variantId, email, {
      gift: true,
      gift_message: " Auguri!\u0000 ",
      notes: "bitte klingeln",
    });
    expect(totals).toMatchObject({ goods_cents: 2000, shipping_cents: 690, total_cents: 2690 });
    expect(lines.map(({ quantity, unit_cents }) => [quantity, unit_cents])).toEqual([[1, 2000]]);
    expect(requests).toMatchObject({ gift: true, gift_message: "Auguri!", notes: "bitte klingeln" });
    expect(shipping_address).toMatchObject({ first_name: "Grazia Deledda", postal_code: "80331" });

    for (const [more, said] of [
      [{ email: "anna@" }, "L’indirizzo e-mail non è valido."],
      [{ address: { ...address, postalCode: "1" } }, "Da controllare: CAP."],
      // Helgoland
      [{ address: { ...address, postalCode: "27498" } }, "Da controllare: CAP."],
      [{ address: { ...address, country: "us" } }, "Da controllare: Paese."],
      [{ billing: { ...address, postalCode: "1" } }, "Da controllare nell’indirizzo di fatturazione: CAP."],
      [{ lines: [{ variant_id: product.variantId, quantity: 51 }] }, "restano solo 50 confezioni"],
      [{ lines: [{ variant_id: "variant_none", quantity: 1 }] }, "non è in vendita"],
      [{ code: "NIENTE" }, "Questo codice sconto non esiste"],
    ] as const) {
      const { status, body } = await call("/quotes", spoken(product.variantId, email, more));
      expect([status, body["message"]]).toEqual([400, expect.stringContaining(said)]);
    }
    // which the form does not send
    for (const more of [{ lines: [] }, { gift_message: "x".repeat(301) }, { paid: true }])
      expect((await call("/quotes", spoken(product.variantId, email, more))).status).toBe(400);
    expect((await call("/quotes", spoken(product.variantId, email), packer.headers)).status).toBe(403);
    expect(await product.stock()).toMatchObject({ reserved: 0 });
    expect(await mailsTo(email)).toEqual([]);
  });

  it("is ordered once for a transfer, beyond the limit for strangers, and mailed like any other", async () => {
    const email = newAddress();
    // more than half of the stock
    const cart = await quote(product.variantId, email, {
      lines: [{ variant_id: product.variantId, quantity: 26 }],
    });
    const [id, again] = await Promise.all([take(cart, "bank_transfer"), take(cart, "bank_transfer")]);
    expect(again).toBe(id);
    expect(await take(cart, "workshop")).toBe(id);
    expect(await ordersOf(email)).toHaveLength(1);
    expect(await product.stock()).toMatchObject({ reserved: 26 });

    const page = await pageOf(id);
    expect([page.status, page.payment_method, page.total_cents]).toEqual([
      "pending",
      "bank_transfer",
      52_000,
    ]);
    expect(page.bank_transfer?.amount_cents).toBe(52_000);
    const { subject, text } = await waitForMail(email, "order-received");
    expect(subject).toContain("Bestellung");
    expect(text).toContain("Bitte überweisen Sie jetzt");
    expect(text).toContain("520,00");
    const { notes } = await asOwner<{ notes: OrderNote[] }>(`/admin/orders/${id}/notes`);
    expect(notes.map(({ text: said }) => said)).toEqual([
      "Preso al telefono o in laboratorio; si paga con bonifico.",
    ]);
    await asOwner(`/admin/orders/${id}/cancel`, {});
  });

  it("is paid at once if the money was taken in the workshop, and says so everywhere", async () => {
    const email = newAddress();
    const month = shopDay(new Date()).slice(0, 7);
    const inWorkshop = async () => {
      const { payments } = await asOwner<MonthEnd>(`/admin/month-end?month=${month}`);
      return payments
        .filter(({ method }) => method === "workshop")
        .reduce((sum, { taken_cents: cents }) => sum + cents, 0);
    };
    const before = await inWorkshop();
    const cart = await quote(product.variantId, email);
    const id = await take(cart, "workshop");
    expect(await take(cart, "workshop")).toBe(id);

    const page = await pageOf(id);
    expect([page.status, page.payment_method, page.paid_cents]).toEqual(["processing", "workshop", 2690]);
    expect(page.bank_transfer).toBeNull();
    const { text } = await waitForMail(email, "order-received");
    expect(text).toContain("Bezahlt in der Werkstatt");
    expect(text).not.toContain("Bitte überweisen Sie jetzt");
    expect((await inWorkshop()) - before).toBe(2690);
    const documents = () => statusOf(id).then(({ documents: issued }) => issued.map(({ kind }) => kind));
    await vi.waitFor(async () => expect(await documents()).toEqual(["sale"]), { timeout: 30_000 });

    // what goes back has to be handed over or transferred by somebody
    await refund(id);
    expect((await refundsToSend(id)).map(({ cents }) => cents)).toEqual([2690]);
    expect((await pageOf(id)).status).not.toBe("refunded");
    expect(await countMails(email, "order-paid")).toBe(0);
    expect(await countMails(email, "transfer-reminder")).toBe(0);
  });

  it("is paid in the workshop, but not by transfer, while transfers are not offered", async () => {
    const { regions } = await admin.admin.region.list({ fields: "id,payment_providers.id" });
    const offer = async (isOffered: (provider: string) => boolean) => {
      for (const { id, payment_providers: all } of regions) {
        const chosen = (all ?? []).map((one) => one.id).filter(isOffered);
        await admin.admin.region.update(id, { payment_providers: chosen });
      }
    };
    const email = newAddress();
    const cart = await quote(product.variantId, email);
    onTestFinished(() => offer(() => true));
    await offer((id) => id !== providers.bank);
    const quoted = await call("/quotes", spoken(product.variantId, email));
    expect(quoted.body["ways"]).toEqual(["workshop", "link"]);
    const { status, body } = await call("", { ...shown(cart), method: "bank_transfer" });
    expect([status, body["message"]]).toEqual([400, expect.stringContaining("il bonifico non è offerto")]);
    const { payment_method, paid_cents } = await pageOf(await take(cart, "workshop"));
    expect([payment_method, paid_cents]).toEqual(["workshop", 2690]);
  });

  it("is asked once whether a doubtful place is right, also when its address is changed", async () => {
    const tonara = { ...address, country: "it", postalCode: "08039", city: "Tonara", province: "NU" };
    const cagliari = { ...tonara, city: "Cagliari", province: "CA" };
    const confirm = "Il CAP 08039 è di Tonara (NU), ma nell’indirizzo c’è Cagliari (CA).";
    const order = spoken(product.variantId, newAddress(), { address: tonara, billing: cagliari });
    expect(await call("/quotes", order)).toMatchObject({ status: 409, body: { confirm } });
    const { status, body } = await call("/quotes", { ...order, place_confirmed: true });
    expect(status).toBe(201);
    const id = await take(body["cart"] as CartView, "workshop");

    const move = async (place_confirmed: boolean) =>
      send(
        "POST",
        `/admin/orders/${id}/address`,
        { ...cagliari, notify: false, place_confirmed },
        { ...(await firstOwner()).headers, "x-medusa-locale": "it-IT" },
      );
    expect(await move(false)).toMatchObject({ status: 409, body: { confirm } });
    expect((await pageOf(id)).shipping_address?.city).toBe("Tonara");
    expect((await move(true)).status).toBe(200);
    expect((await pageOf(id)).shipping_address?.city).toBe("Cagliari");
  });

  it("has the buyer's own address on the document of a gift", async () => {
    const email = newAddress();
    // where nothing is delivered
    const vienna = {
      fullName: "Tullia Paga",
      street: "Ring 1",
      postalCode: "1010",
      city: "Wien",
      country: "at",
    };
    const cart = await quote(product.variantId, email, {
      gift: true,
      billing: { ...address, ...vienna, phone: "" },
    });
    expect(cart.shipping_address).toMatchObject({ first_name: "Grazia Deledda", city: "München" });
    const id = await take(cart, "workshop");
    const documents = () =>
      sql<{ buyer: object; ship_to: object }>(
        "select snapshot->'buyer' as buyer, snapshot->'ship_to' as ship_to from shop_document where order_id = $1",
        [id],
      );
    await expect.poll(documents, { timeout: 30_000 }).toMatchObject([
      {
        buyer: { name: "Tullia Paga", street: "Ring 1", city: "Wien", country: "at" },
        ship_to: { name: "Grazia Deledda", city: "München" },
      },
    ]);
    expect((await waitForMail(email, "order-received")).text).toContain("Tullia Paga");
  });

  it("is mailed to its buyer as a link, who may change it; what the page does not show is not ordered", async () => {
    const email = newAddress();
    const cart = await quote(product.variantId, email);
    for (let n = 0; n < 2; n++) expect((await call("/links", shown(cart))).status).toBe(202);
    const mail = await waitForMail(email, "cart-link");
    expect(mail.text).toContain("26,90");
    const link = linkIn(mail, "Warenkorb öffnen");
    expect(link.pathname).toBe("/cart/continue");
    expect(link.searchParams.get("key")).toContain(cart.id);
    expect(await countMails(email, "cart-link")).toBe(1);

    const [line] = cart.lines;
    await change(cart.id, { type: "set_quantity", line_id: line?.id ?? "", quantity: 2 });
    for (const path of ["", "/links"]) {
      const { status, body } = await call(path, { ...shown(cart), ...(path ? {} : { method: "workshop" }) });
      expect([status, body["message"]]).toEqual([409, expect.stringContaining("è cambiato qualcosa")]);
    }
    await choosePaymentMethod(cart, "bank");
    expect(await press(cart.id, 4690, await fingerprintOf(cart.id))).toMatchObject({ type: "order" });
    expect(await ordersOf(email)).toHaveLength(1);
  });
});

describe("a cart that its buyer is paying already", { timeout: 60_000 }, () => {
  it("becomes the buyer's order, not another one by the staff, and keeps the money where it is", async () => {
    const email = newAddress();
    const cart = await quote(product.variantId, email);
    await configureFaults([noWebhook]);
    onTestFinished(clearFaults);
    await choosePaymentMethod(cart, "paypal");
    const { url = "" } = await press(cart.id);
    await answerConfirmationPage(url, "approve");

    const id = await take(cart, "workshop");
    const [order, ...others] = await ordersOf(email);
    expect([order?.id, others]).toEqual([id, []]);
    const { payment_method, paid_cents } = await pageOf(id);
    expect([payment_method, paid_cents]).toEqual(["paypal", 2690]);
    const { notes } = await asOwner<{ notes: OrderNote[] }>(`/admin/orders/${id}/notes`);
    expect(notes).toEqual([]);
  });
});

describe("money taken in the workshop", { timeout: 60_000 }, () => {
  it("is not said of a cart by anybody else, nor of a cart of a shopper by the staff", async () => {
    const email = newAddress();
    const cart = await cartOf(product, email);
    const claimed = await call("", {
      cart_id: cart.id,
      fingerprint: await fingerprintOf(cart.id),
      shown_cents: 2690,
      method: "workshop",
    });
    expect(claimed.status).toBe(404);

    // a session that a shopper opens by Medusa's own route
    await choosePaymentMethod(cart, "bank");
    const [collection] = await sql<{ id: string }>(
      "select payment_collection_id as id from cart_payment_collection where cart_id = $1",
      [cart.id],
    );
    await send("POST", `/store/payment-collections/${collection?.id ?? ""}/payment-sessions`, {
      provider_id: "pp_bank-transfer_bank",
      data: { received: "workshop" },
    });
    const sessions = await sql<{ received: string | null }>(
      "select data->>'received' as received from payment_session where payment_collection_id = $1",
      [collection?.id],
    );
    expect(new Set(sessions.map(({ received }) => received))).toEqual(new Set([null]));

    // and if a cart had one, its buyer's press would not confirm it
    await sql(
      `update payment_session set data = data || '{"received": "workshop"}' where payment_collection_id = $1`,
      [collection?.id],
    );
    expect(await press(cart.id, 2690, await fingerprintOf(cart.id))).toMatchObject({
      type: "refused",
      reason: "method_withdrawn",
    });
    expect(await ordersOf(email)).toEqual([]);
  });
});
