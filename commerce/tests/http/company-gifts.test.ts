import { beforeAll, describe, expect, it } from "vitest";
import { capture } from "../../../testing/orders";
import { asOwner, post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { ShipResult } from "../../src/features/fulfilment/ship-orders";
import type { OrderListAnswer } from "../../src/features/order-list/order-list-types";
import type { ReadRecipients } from "../../src/features/telephone-orders/read-recipients";
import { sql } from "./database";
import { longAgo } from "./long-ago";
import { countMails, waitForMail } from "./mails";
import { pageOf, statusOf } from "./order-pages";
import { pdfPagesOf, ownersFile } from "./owner-texts";
import { newAddress } from "./people";
import { call, quote, shown, spoken, take } from "./telephone-order-tools";

const product = await ownProduct("Regaltorrone", { euro: 20, stock: 500 });
const other = await ownProduct("Kleiner Torrone", { euro: 5, stock: 500 });

const table = `Nome;Azienda;Indirizzo;CAP;Località;Biglietto
Grazia Deledda;Ilisso;Via Roma 1;80331;München;"Auguri, Grazia"
Emilio Lussu;;Am Anger 2;10115;Berlin;
Maria Carta;;Hauptstraße 3;20095;Hamburg;Danke!
`;

const read = async (text: string, country = "de") => {
  const { status, body } = await call("/recipients", { text, country });
  return status === 200 ? (body as unknown as ReadRecipients) : body["message"];
};

const recipientsOf = async (text = table) => {
  const found = await read(text);
  return typeof found === "object" && found !== null ? (found as ReadRecipients).recipients : [];
};

/** Two packs and one of the others for each address. */
const lines = [
  { variant_id: product.variantId, quantity: 2 },
  { variant_id: other.variantId, quantity: 1 },
];

const ship = async (order_id: string, recipient: number | undefined, number: string) => {
  const shipments = [{ order_id, recipient, carrier: "brt", number }];
  const [result] = (await post<{ results: ShipResult[] }>("/admin/shipments", { shipments })).results;
  return result?.result === "refused" ? result.reason : result?.result;
};

describe("a table of addresses", { timeout: 60_000 }, () => {
  it("is read by its headings and the rules of the checkout, and says what is wrong with a row", async () => {
    expect(await read(`${table}Ohne Ort;;Weg 4;8033;;\nAus Wien;;Gasse 5;1010;Wien;\n`)).toEqual({
      recipients: [
        expect.objectContaining({ fullName: "Grazia Deledda", addition: "Ilisso", card: "Auguri, Grazia" }),
        expect.objectContaining({ fullName: "Emilio Lussu", postalCode: "10115", card: "" }),
        expect.objectContaining({ fullName: "Maria Carta", city: "Hamburg", card: "Danke!" }),
      ],
      problems: [
        { row: 5, text: expect.stringContaining("Da controllare: CAP, località.") as string },
        { row: 6, text: expect.stringContaining("Da controllare: CAP.") as string },
      ],
      doubts: [],
    });
    const abroad = await read(
      "Name,Land,Strasse,PLZ,Ort\nA B,Deutschland,Weg 1,80331,München\nC D,AT,Weg 1,80331,München",
    );
    expect(abroad).toMatchObject({
      recipients: [{ fullName: "A B" }],
      problems: [{ row: 3, text: expect.stringContaining("altro paese") as string }],
    });
    expect(
      await read("Vorname\tNachname\tStraße\tPLZ\tOrt\nAnna\tBerg\tWeg 1\t80331\tMünchen"),
    ).toMatchObject({
      recipients: [{ fullName: "Anna Berg" }],
    });
    const doubtful = "Nome;Via;CAP;Comune;Provincia\nA B;Via 1;08039;Cagliari;CA";
    expect(await read(doubtful, "it")).toMatchObject({
      recipients: [{ city: "Cagliari" }],
      problems: [],
      doubts: [{ row: 2, text: expect.stringContaining("08039 è di Tonara") as string }],
    });
    expect(await read("Nome;CAP\nA;1")).toContain("tabella di indirizzi");
    expect(await read("Nome;Indirizzo;CAP;Località\n")).toContain("da 1 a 200 indirizzi");
  });
});

describe("an order to several addresses", { timeout: 240_000 }, () => {
  const email = newAddress();
  let id = "";
  let number = "";

  beforeAll(async () => {
    const gift_parcels = { deliver_by: "2099-12-15", recipients: await recipientsOf() };
    const wrong = { company: "", vat_id: "DE1", codice_fiscale: "", sdi_code: "", pec: "" };
    const refused = await call("/quotes", spoken(product.variantId, email, { invoice: wrong }));
    expect([refused.status, refused.body["message"]]).toEqual([
      400,
      expect.stringContaining("Da controllare per la fattura: Partita IVA"),
    ]);
    const invoice = { ...wrong, company: "Ilisso GmbH", vat_id: "de 136695976" };
    const cart = await quote(product.variantId, email, { lines, invoice, gift_parcels });
    // 45 euro in each of three parcels, below free shipping
    expect(cart.totals).toMatchObject({ goods_cents: 13_500, shipping_cents: 2070, total_cents: 15_570 });
    // nobody else may change what belongs to addresses
    const { status, body } = await call("/links", shown(cart));
    expect([status, body["message"]]).toEqual([409, expect.stringContaining("più indirizzi")]);
    id = await take(cart, "bank_transfer");
    expect((await product.stock()).reserved).toBe(6);
  });

  it("is one order, paid at once, with one document, and says where it goes", async () => {
    const page = await pageOf(id);
    number = String(page.number);
    expect([page.total_cents, page.parcel_count, page.lines.map(({ quantity }) => quantity)]).toEqual([
      15_570,
      3,
      [6, 3],
    ]);
    expect(page.deliver_by).toBe("2099-12-15");
    const { text } = await waitForMail(email, "order-received");
    expect(text).toContain("An die Adressen Ihrer Liste: 3 Pakete · gewünscht bis 15. Dezember 2099");
    await capture(id);
    const { open_parcels: open, requests } = await statusOf(id);
    expect(open).toEqual({
      cards: true,
      deliver_by: "2099-12-15",
      parcels: [
        { recipient: 0, name: "Grazia Deledda", city: "München" },
        { recipient: 1, name: "Emilio Lussu", city: "Berlin" },
        { recipient: 2, name: "Maria Carta", city: "Hamburg" },
      ],
    });
    expect(requests.invoice).toMatchObject({ company: "Ilisso GmbH", vat_id: "DE136695976" });
    await runJob("issue-missing-documents");
    const [document] = (await statusOf(id)).documents;
    expect(document?.kind).toBe("invoice");
    const [invoice] = await pdfPagesOf(await ownersFile(`/admin/documents/${document?.id ?? ""}/pdf`));
    expect(invoice).toContain("An die Adressen Ihrer Liste: 3 Pakete");
    const { orders } = await asOwner<OrderListAnswer>(`/admin/order-list?q=${number}`);
    expect(orders[0]?.parcels).toHaveLength(3);
  });

  it("has a slip, a card, a label and a row of the carrier's file for each address", async () => {
    const pages = async (kind: string) =>
      pdfPagesOf(await ownersFile(`/admin/packing-documents/${kind}?order_id=${id}`));
    const slips = await pages("packing-slips");
    expect(slips.map((page) => /Grazia Deledda|Emilio Lussu|Maria Carta/.exec(page)?.[0])).toEqual([
      "Grazia Deledda",
      "Emilio Lussu",
      "Maria Carta",
    ]);
    expect(slips[1]).toContain(`Bestellung ${number}-2`);
    expect(slips[1]).toMatch(/Regaltorrone.* 2 .*Kleiner Torrone.* 1/);
    expect(await pages("gift-cards")).toEqual([
      expect.stringContaining("Auguri, Grazia"),
      expect.stringContaining("Danke!"),
    ]);
    expect((await pages("address-labels"))[2]).toMatch(/Maria Carta.*Hauptstraße 3.*20095 Hamburg/);
    const file = await (await ownersFile(`/admin/carrier-files/brt?order_id=${id}`)).text();
    expect(file.trim().split("\r\n").slice(1)).toEqual([
      `${number}-1;Grazia Deledda;Grazia Deledda;Via Roma 1, Ilisso;80331;München;;DE;;1;0,6`,
      `${number}-2;Emilio Lussu;Emilio Lussu;Am Anger 2;10115;Berlin;;DE;;1;0,6`,
      `${number}-3;Maria Carta;Maria Carta;Hauptstraße 3;20095;Hamburg;;DE;;1;0,6`,
    ]);
  });

  it("is shipped parcel by parcel, each once, and the buyer is told with the last one", async () => {
    expect(await ship(id, undefined, "VAS 0")).toBe("no_recipient");
    const both = await Promise.all([ship(id, 1, "VAS 2"), ship(id, 1, "VAS 2")]);
    expect(both.toSorted()).toEqual(["already_shipped", "shipped"]);
    expect((await statusOf(id)).open_parcels.parcels.map(({ recipient }) => recipient)).toEqual([0, 2]);
    expect((await pageOf(id)).partly).toContain("shipped");
    // packed by a server that stopped before it was shipped
    const { to_pack } = (await statusOf(id)).panel;
    const items = to_pack.map(({ id: line, quantity }) => ({ id: line, quantity: quantity / 2 }));
    await post(`/admin/orders/${id}/fulfillments`, { items, metadata: { recipient: 0 } });
    expect(await ship(id, 0, "VAS 1")).toBe("shipped");
    expect(await countMails(email, "order-shipped")).toBe(0);
    expect(await ship(id, 2, "VAS 3")).toBe("shipped");
    const page = await pageOf(id);
    expect(page.status).toBe("shipped");
    expect(page.shipments.map(({ to, tracking_number: code }) => [to, code])).toEqual([
      ["Emilio Lussu", "VAS 2"],
      ["Grazia Deledda", "VAS 1"],
      ["Maria Carta", "VAS 3"],
    ]);
    expect(page.shipments[0]?.items.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2]);
    await waitForMail(email, "order-shipped");
    expect(await countMails(email, "order-shipped")).toBe(1);
    expect(await ship(id, 2, "VAS 3")).toBe("already_shipped");
  });

  it("forgets the addresses with its buyer", async () => {
    await post("/admin/deliveries", { order_ids: [id] });
    await longAgo(id);
    await post("/admin/erasures", { email });
    const [order] = await sql<{ metadata: object; cart: object }>(
      `select placed.metadata, cart.metadata as cart from "order" placed
         join order_cart link on link.order_id = placed.id join cart on cart.id = link.cart_id
         where placed.id = $1`,
      [id],
    );
    expect(JSON.stringify(order)).not.toContain("Deledda");
    expect(order?.metadata).toHaveProperty("filled_by");
  });
});

describe("parcels to several addresses", { timeout: 60_000 }, () => {
  it("are shipped free one by one, by what is in each, and all in one country", async () => {
    const recipients = await recipientsOf();
    const large = [{ variant_id: product.variantId, quantity: 5 }];
    const { totals } = await quote(product.variantId, newAddress(), {
      lines: large,
      gift_parcels: { deliver_by: null, recipients },
    });
    expect(totals).toMatchObject({ goods_cents: 30_000, shipping_cents: 0 });
    const [first] = recipients;
    for (const [gift_parcels, said] of [
      [{ deliver_by: null, recipients: [] }, ""],
      [{ deliver_by: "soon", recipients }, ""],
      [{ deliver_by: null, recipients: [{ ...first, postalCode: "1" }] }, "Da controllare: CAP."],
    ] as const) {
      const { status, body } = await call(
        "/quotes",
        spoken(product.variantId, newAddress(), { gift_parcels }),
      );
      expect([status, body["message"]]).toEqual([400, expect.stringContaining(said)]);
    }
    const many = Array.from({ length: 200 }, () => ({ ...first, card: "Auguri di cuore! ".repeat(17) }));
    const toMany = {
      lines: [{ variant_id: other.variantId, quantity: 2 }],
      gift_parcels: { deliver_by: null, recipients: many },
    };
    const { totals: most } = await quote(product.variantId, newAddress(), toMany);
    expect(most).toMatchObject({ goods_cents: 200_000, shipping_cents: 138_000 });
    // more than is left
    const tooMany = { ...toMany, lines: [{ variant_id: other.variantId, quantity: 3 }] };
    const refused = await call("/quotes", spoken(product.variantId, newAddress(), tooMany));
    expect([refused.status, refused.body["message"]]).toEqual([400, expect.stringContaining("confezioni")]);
  });
});
