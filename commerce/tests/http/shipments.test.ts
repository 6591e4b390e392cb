import { beforeAll, describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { capture } from "../../../testing/orders";
import { ownersToken, post } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { inStock } from "./payment-tools";
import { queryOfOrders } from "../../src/features/fulfilment/packing-document-types";
import type { ShipResult } from "../../src/features/fulfilment/ship-orders";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { storeDeclaration } from "./declarations";
import { placeOrder as order } from "./delivered-order";
import { statusOf } from "./order-pages";
import { ownersFile, pdfPagesOf } from "./owner-texts";

const product = await ownProduct("Torrone di prova", inStock);

const placeOrder = (requests?: Partial<BuyerRequests>) => order(requests, undefined, product.variantId);

async function paidOrder(requests?: Partial<BuyerRequests>): Promise<{ id: string; number: string }> {
  const { id, display_id: number } = await placeOrder(requests);
  await capture(id);
  return { id, number: String(number) };
}

const ship = async (shipments: readonly unknown[]) =>
  (await post<{ results: ShipResult[] }>("/admin/shipments", { shipments, notify: false })).results;

const sent = async (id: string) => (await statusOf(id)).panel.sent;

/** One of the two packs of an order. */
const onePack = async (id: string) => [{ id: (await statusOf(id)).panel.to_pack[0]?.id, quantity: 1 }];

describe("orders shipped together", { timeout: 240_000 }, () => {
  it("are each shipped completely with their own tracking number, regardless of orders that cannot be shipped", async () => {
    const first = (await paidOrder()).id;
    const second = (await paidOrder()).id;
    const unpaid = (await placeOrder()).id;
    const cancelled = (await placeOrder()).id;
    await post(`/admin/orders/${cancelled}/cancel`);
    const withdrawn = (await paidOrder()).id;
    await storeDeclaration(withdrawn);
    const shipments = [first, unpaid, cancelled, withdrawn, "order_gone", second].map((order_id, index) => ({
      order_id,
      carrier: "brt",
      number: ` VAS ${index} `,
    }));
    const expected = (left: "shipped" | "already_shipped") => [
      { order_id: first, result: left },
      { order_id: unpaid, result: "refused", reason: "not_paid" },
      { order_id: cancelled, result: "refused", reason: "ended" },
      { order_id: withdrawn, result: "refused", reason: "withdrawn" },
      { order_id: "order_gone", result: "refused", reason: "not_found" },
      { order_id: second, result: left },
    ];
    expect(await ship(shipments)).toEqual(expected("shipped"));
    // the request is repeated after a lost response
    expect(await ship(shipments)).toEqual(expected("already_shipped"));
    expect(await sent(first)).toMatchObject([
      { carrier: "BRT", tracking_number: "VAS 0", items: [{ quantity: 2 }] },
    ]);
    expect(await sent(second)).toMatchObject([{ tracking_number: "VAS 5", items: [{ quantity: 2 }] }]);
    for (const id of [unpaid, cancelled, withdrawn]) expect(await sent(id)).toEqual([]);
  });

  it("are shipped only once for simultaneous requests", async () => {
    const { id } = await paidOrder();
    const shipments = [{ order_id: id, carrier: "gls", number: "" }];
    const results = (await Promise.all([ship(shipments), ship(shipments)])).flat();
    expect(results.map(({ result }) => result).toSorted()).toEqual(["already_shipped", "shipped"]);
    expect(await sent(id)).toHaveLength(1);
  });

  it("include parcels that are already packed", async () => {
    const { id } = await paidOrder();
    await post(`/admin/orders/${id}/fulfillments`, { items: await onePack(id) });
    expect(await ship([{ order_id: id, carrier: "dhl", number: "7" }])).toEqual([
      { order_id: id, result: "shipped" },
    ]);
    expect(await sent(id)).toMatchObject([
      { carrier: "DHL", tracking_number: "7", items: [{ quantity: 1 }] },
      { carrier: "DHL", tracking_number: "7", items: [{ quantity: 1 }] },
    ]);
  });

  it.each([
    ["no orders", []],
    ["an unknown carrier", [{ order_id: "order_1", carrier: "pigeon", number: "" }]],
    ["an invalid tracking number", [{ order_id: "order_1", carrier: "brt", number: "<b>" }]],
    [
      "a duplicate order",
      [
        { order_id: "order_1", carrier: "brt", number: "1" },
        { order_id: "order_1", carrier: "brt", number: "2" },
      ],
    ],
    [
      "more than fifty",
      Array.from({ length: 51 }, (_, index) => ({ order_id: `order_${index}`, carrier: "brt", number: "" })),
    ],
  ])("are refused as a whole: %s", async (_, shipments) => {
    await expect(ship(shipments)).rejects.toMatchObject({ status: 400 });
  });
});

describe("the packing documents", { timeout: 120_000 }, () => {
  type PaidOrder = Awaited<ReturnType<typeof paidOrder>>;
  let gift: PaidOrder;
  let plain: PaidOrder;
  beforeAll(async () => {
    gift = await paidOrder({ gift_message: "Alles Gute,\nOma!", notes: "Beim Nachbarn Huber" });
    plain = await paidOrder();
  });

  const asked = async (kind: string, ids: readonly string[]) =>
    fetch(
      new URL(
        `/admin/packing-documents/${kind}?${queryOfOrders(ids.map((id) => ({ id })))}`,
        setting("COMMERCE_URL"),
      ),
      { headers: { Authorization: `Bearer ${await ownersToken()}` } },
    );
  /** The text of each page. */
  async function pages(kind: string, ids: readonly string[]): Promise<string[]> {
    const answer = await asked(kind, ids);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    return pdfPagesOf(answer);
  }

  it("contain a slip without prices, a card with the gift message and a label, one page for each order", async () => {
    const both = [gift.id, plain.id];

    const slips = await pages("packing-slips", both);
    expect(slips).toHaveLength(2);
    expect(slips[0]).toContain("Lieferschein");
    expect(slips[0]).toContain(`Bestellung ${gift.number}`);
    // the buyer's language is German, that of the house Italian
    expect(slips[0]).toMatch(/Torrone di prova, 100 g T-[\w-]+ · Torrone di prova 100 g 2/);
    expect(slips[0]).toContain("Grußkarte Alles Gute, Oma!");
    expect(slips[0]).toContain("Hinweise zur Lieferung Beim Nachbarn Huber");
    expect(slips[1]).toContain(`Bestellung ${plain.number}`);
    expect(slips[1]).not.toContain("Grußkarte");
    for (const page of slips) {
      expect(page).toContain("Grazia Deledda");
      expect(page).not.toMatch(/€|20,00|46,90/);
    }

    expect(await pages("gift-cards", both)).toEqual([expect.stringContaining("Alles Gute, Oma!")]);

    const labels = await pages("address-labels", [plain.id, gift.id]);
    expect(labels).toHaveLength(2);
    expect(labels[0]).toMatch(/Grazia Deledda.*Via Roma 1.*08100 Nuoro.*GERMANIA/);
    expect(labels[1]).toContain("Beim Nachbarn Huber");

    // four per A4 sheet
    const sheets = await pages("address-label-sheets", [plain.id, gift.id]);
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.match(/Grazia Deledda/g)).toHaveLength(2);
  });

  it("contain only the remaining items of a partially shipped order", async () => {
    const { id } = await paidOrder();
    await post(`/admin/orders/${id}/parcels`, { items: await onePack(id), carrier: "brt", notify: false });
    const [slip] = await pages("packing-slips", [id]);
    expect(slip).toMatch(/T-[\w-]+ · Torrone di prova 100 g 1/);
    expect(slip).toContain("Die übrigen Artikel dieser Bestellung kommen in einem anderen Paket.");
  });

  it("respond 404 for unknown orders and missing gift messages, and 400 for invalid requests", async () => {
    expect((await asked("gift-cards", [plain.id])).status).toBe(404);
    expect((await asked("packing-slips", ["order_gone"])).status).toBe(404);
    expect((await asked("packing-slips", [])).status).toBe(400);
    expect((await asked("invoices", [plain.id])).status).toBe(400);
  });

  it("are made for 300 orders at once", async () => {
    // as long as the ids of Medusa
    const others = Array.from({ length: 299 }, (_, index) => `order_${String(index).padStart(26, "0")}`);
    expect(await pages("address-labels", [...others, plain.id])).toHaveLength(1);
    expect((await asked("address-labels", [...others, plain.id, gift.id])).status).toBe(400);
  });
});

describe("files for the portal of a carrier", { timeout: 120_000 }, () => {
  const fileOf = async (carrier: string, ids: readonly string[]) => {
    const answer = await ownersFile(
      `/admin/carrier-files/${carrier}?${queryOfOrders(ids.map((id) => ({ id })))}`,
    );
    return { status: answer.status, rows: (await answer.text()).trim().split("\r\n") };
  };

  it("have a row for each order that can be shipped, and the numbers are read back from theirs", async () => {
    const unpaid = (await placeOrder()).id;
    const withdrawn = (await paidOrder()).id;
    await storeDeclaration(withdrawn);
    const [first, second] = [await paidOrder(), await paidOrder()];
    const ids = [first.id, unpaid, withdrawn, second.id];
    // two packs of 100 g, and 300 g for the box
    const row = (number: string) =>
      `${number};Grazia Deledda;Grazia Deledda;Via Roma 1;08100;Nuoro;;DE;;1;0,5`;
    const brt = await fileOf("brt", ids);
    expect(brt.rows[0]).toMatch(/^\uFEFF?Riferimento mittente;.*;Peso kg$/);
    expect(brt.rows.slice(1)).toEqual([row(first.number), row(second.number)]);
    expect((await fileOf("dhl", [first.id])).rows[1]).toMatch(/;DE;;1;0\.5$/);

    const text = `Riferimento;Lettera di vettura\n${second.number};VAS 0002\n${first.number};VAS 0001`;
    const references = [first.number, second.number];
    const read = await post<{ numbers: unknown[] }>("/admin/tracking-numbers", { text, references });
    expect(read.numbers).toEqual([
      { reference: second.number, number: "VAS 0002" },
      { reference: first.number, number: "VAS 0001" },
    ]);
    // a whole December's list, longer than Medusa lets a body be
    const december = `${text}${"\n999999999;VAS 9999".repeat(20_000)}`;
    expect(await post("/admin/tracking-numbers", { text: december, references })).toEqual(read);
    for (const [refused, reason] of [
      ["Riferimento;Peso\n1;2", "numeri di spedizione"],
      ["x".repeat(2_000_001), "Il file è troppo grande."],
    ] as const)
      await expect(post("/admin/tracking-numbers", { text: refused, references })).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(reason) as string,
      });
  });

  it("are refused for orders that cannot be shipped, and for unknown carriers", async () => {
    const { id } = await placeOrder();
    expect((await fileOf("brt", [id])).status).toBe(404);
    expect((await fileOf("brt", [])).status).toBe(400);
    expect((await fileOf("pigeon", [id])).status).toBe(400);
  });
});
