import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { capture } from "../../../testing/orders";
import { asOwner, post } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { ChangeableRecipient } from "../../src/features/order-address/change-recipient";
import type { OrderListAnswer } from "../../src/features/order-list/order-list-types";
import { pageOf, statusOf } from "./order-pages";
import { ownersFile, pdfPagesOf } from "./owner-texts";
import { firstOwner, newAddress, ownPerson } from "./people";
import { send } from "./shop";
import { address, call, quote, spoken, take } from "./telephone-order-tools";

const product = await ownProduct("Berichtigter Torrone", { euro: 20, stock: 100 });
const owner = await firstOwner();
const packer = await ownPerson("fulfilment");

/** Part of a name that no other order has. */
const own = randomUUID().slice(0, 8);

const person = (fullName: string, more: object = {}) => ({ ...address, fullName, card: "", ...more });

const recipients = [
  person(`Grazia ${own}`, { addition: `Ilisso ${own}`, card: `Auguri ${own}!` }),
  person("Emilio Lussu", { city: `Berlin-${own}`, postalCode: "10115" }),
  person("Maria Carta", { street: `Uferweg ${own}` }),
];

const corrected = person(`Marianna ${own}`, {
  street: "Rosenweg 7",
  postalCode: "50667",
  city: "Köln",
  card: "Alles Gute, Marianna!",
});

describe("a recipient of an order to several people", { timeout: 240_000 }, () => {
  let id = "";

  beforeAll(async () => {
    const gift_parcels = { deliver_by: null, recipients };
    const cart = await quote(product.variantId, newAddress(), { gift_parcels });
    id = await take(cart, "bank_transfer");
    await capture(id);
  });

  const correct = (recipient: number, body: object, revision?: string, { headers } = owner) =>
    send("POST", `/admin/orders/${id}/recipients/${recipient}`, body, {
      ...headers,
      "x-medusa-locale": "it-IT",
      ...(revision === undefined ? {} : { "if-match": `"${revision}"` }),
    });

  const changeable = async () =>
    (await asOwner<{ recipients: ChangeableRecipient[] }>(`/admin/orders/${id}/status`)).recipients;

  const revisionOf = async (position: number) =>
    (await changeable()).find(({ recipient }) => recipient === position)?.revision;

  const found = async (q: string) => {
    const { orders } = await asOwner<OrderListAnswer>(`/admin/order-list?q=${encodeURIComponent(q)}`);
    return orders.map((order) => order.id);
  };

  it("is found by name, company, street and town", async () => {
    for (const q of [`grazia ${own}`, `Ilisso ${own}`, `uferweg ${own}`, `Berlin-${own}`])
      expect(await found(q), q).toEqual([id]);
    // the text of a card is no name
    expect(await found(`Auguri ${own}`)).toEqual([]);
  });

  it("is corrected by the rules of the checkout, on all papers", async () => {
    expect(await changeable()).toMatchObject([
      {
        recipient: 0,
        address: { fullName: `Grazia ${own}`, postalCode: "80331", country: "de" },
        card: `Auguri ${own}!`,
      },
      { recipient: 1, card: "" },
      { recipient: 2, card: "" },
    ]);
    for (const [change, message] of [
      [{ postalCode: "1" }, "Da controllare: CAP."],
      [{ fullName: " " }, "Da controllare: nome."],
      [{ country: "fr" }, "Il Paese non si può cambiare"],
    ] as const) {
      const { status, body } = await correct(1, { ...corrected, ...change });
      expect([status, body["message"]]).toEqual([400, expect.stringContaining(message)]);
    }
    expect((await correct(3, corrected)).status).toBe(404);
    expect((await correct(1, corrected, undefined, packer)).status).toBe(403);

    expect((await correct(1, corrected, await revisionOf(1))).status).toBe(200);
    const pages = async (kind: string) =>
      pdfPagesOf(await ownersFile(`/admin/packing-documents/${kind}?order_id=${id}`));
    for (const kind of ["packing-slips", "address-labels"]) {
      const [, page] = await pages(kind);
      for (const part of [`Marianna ${own}`, "Rosenweg 7", "50667 Köln"]) expect(page, kind).toContain(part);
      expect(page, kind).not.toContain("Emilio");
    }
    expect(await pages("gift-cards")).toEqual([
      expect.stringContaining(`Auguri ${own}!`),
      expect.stringContaining("Alles Gute, Marianna!"),
    ]);
    const file = await (await ownersFile(`/admin/carrier-files/brt?order_id=${id}`)).text();
    expect(file).toContain(";Rosenweg 7;50667;Köln;");
    expect(file).not.toContain("Emilio");
    expect(await found(`Marianna ${own}`)).toEqual([id]);
    expect(await found(`Berlin-${own}`)).toEqual([]);
    // nothing else of the order
    expect((await statusOf(id)).open_parcels.parcels.map(({ name }) => name)).toEqual([
      `Grazia ${own}`,
      `Marianna ${own}`,
      "Maria Carta",
    ]);
    expect((await pageOf(id)).shipping_address).toMatchObject({ first_name: "Grazia Deledda" });
  });

  it("is corrected by one of two owners whose pages show the same", async () => {
    const shown = await revisionOf(2);
    const another = await revisionOf(0);
    const answers = await Promise.all([
      correct(2, person("Maria Carta", { street: "Hafenweg 1" }), shown),
      correct(2, person("Maria Carta", { street: "Hafenweg 2" }), shown),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body["message"]).toContain(
      "Nel frattempo l’indirizzo è stato cambiato",
    );
    // another recipient is still as shown
    expect((await correct(0, person(`Grazia ${own}`), another)).status).toBe(200);
  });

  it("stays as it is once the parcel has left", async () => {
    const shipments = [{ order_id: id, recipient: 1, carrier: "brt", number: `VAS ${own}` }];
    expect(await post("/admin/shipments", { shipments })).toMatchObject({ results: [{ result: "shipped" }] });
    const refused = await correct(1, person("Emilio Lussu"));
    expect([refused.status, refused.body["message"]]).toEqual([
      400,
      expect.stringContaining("Questo pacco è già partito"),
    ]);
    expect((await changeable()).map(({ recipient }) => recipient)).toEqual([0, 2]);
    expect((await pageOf(id)).shipments.map(({ to }) => to)).toEqual([`Marianna ${own}`]);
    // only owners change addresses
    const { body } = await send("GET", `/admin/orders/${id}/status`, undefined, packer.headers);
    expect(body["recipients"]).toEqual([]);
  });
});

describe("the day by which parcels should arrive", { timeout: 60_000 }, () => {
  it("is refused with words if it is over", async () => {
    const gift_parcels = { deliver_by: "2020-12-20", recipients };
    const body = spoken(product.variantId, newAddress(), { gift_parcels });
    expect(await call("/quotes", body)).toMatchObject({
      status: 400,
      body: { message: "Il giorno di consegna richiesto è già passato." },
    });
  });
});
