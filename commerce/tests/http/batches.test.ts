import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { capture, packAtMedusa, shipAtMedusa } from "../../../testing/orders";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import type { BatchesAnswer, ParcelBatchRow } from "../../src/features/batches/read-batches";
import type { RecallRow } from "../../src/features/batches/recall";
import { placeOrder } from "./delivered-order";
import { firstOwner, ownPerson } from "./people";
import { send } from "./shop";

/** Unique part of the product names of these tests. */
const series = `Chargenprobe ${randomUUID().slice(0, 8)}`;
const first = await firstOwner();
const packer = await ownPerson("fulfilment");
const product = await ownProduct(`${series} eins`, { euro: 5 });
const other = await ownProduct(`${series} zwei`, { euro: 5 });

const write = (code: string, best_before = "2027-03-01", product_id = product.id, who = packer) =>
  send("POST", "/admin/batches", { product_id, code, best_before }, who.headers);
const idOf = ({ body }: Awaited<ReturnType<typeof write>>): string => (body["batch"] as { id: string }).id;
const list = async (q = series): Promise<BatchesAnswer> =>
  (await send("GET", `/admin/batches?${new URLSearchParams({ q }).toString()}`, undefined, first.headers))
    .body as unknown as BatchesAnswer;
const ofOrder = async (id: string): Promise<ParcelBatchRow[]> =>
  (await send("GET", `/admin/orders/${id}/batches`, undefined, packer.headers)).body[
    "batches"
  ] as ParcelBatchRow[];
const recall = (id: string, query = "", who = first) =>
  send("GET", `/admin/batches/${id}/recall${query}`, undefined, who.headers);
const recalled = async (id: string): Promise<string[]> =>
  ((await recall(id)).body["orders"] as RecallRow[]).map(({ order_id }) => order_id);

/** A paid and shipped order of two packs. */
async function sentOrder(variantId: string): Promise<string> {
  const { id } = await placeOrder(undefined, undefined, variantId);
  await capture(id);
  const shipments = [{ order_id: id, carrier: "dhl", number: "" }];
  const { body } = await send("POST", "/admin/shipments", { shipments }, packer.headers);
  expect(body["results"]).toEqual([{ order_id: id, result: "shipped" }]);
  return id;
}

describe("batches", { timeout: 120_000 }, () => {
  it("are recorded once, also by fulfilment staff, and the newest is in use", async () => {
    const [one, same] = await Promise.all([write("L1"), write("L1")]);
    expect([one.status, same.status]).toEqual([201, 201]);
    expect(idOf(one)).toBe(idOf(same));
    expect((await write("L1", "2027-04-01")).status).toBe(409);
    expect((await write("L2")).status).toBe(201);
    const { batches, count } = await list();
    expect(count).toBe(2);
    expect(batches.map(({ code, in_use, orders }) => [code, in_use, orders])).toEqual([
      ["L2", true, 0],
      ["L1", false, 0],
    ]);
    expect(batches[0]).toMatchObject({ product: `${series} eins`, best_before: "2027-03-01" });
  });

  it("are assigned to parcels shipped from then on, also from Medusa's own page", async () => {
    const without = await sentOrder(other.variantId);
    expect(await ofOrder(without)).toEqual([]);

    const [newest] = (await list()).batches;
    const ours = await sentOrder(product.variantId);
    expect(await ofOrder(ours)).toMatchObject([{ batch_id: newest?.id, quantity: 2 }]);

    const { id, items: lines } = await placeOrder(undefined, undefined, product.variantId);
    await capture(id);
    const items = lines.map((line) => ({ id: line.id, quantity: 2 }));
    await shipAtMedusa(id, await packAtMedusa(id, items), items);
    expect(await ofOrder(id)).toMatchObject([{ batch_id: newest?.id, quantity: 2 }]);
    expect(await recalled(newest?.id ?? "")).toEqual([ours, id]);
  });

  it("can be corrected for a parcel, but only to a batch of the same product", async () => {
    const id = await sentOrder(product.variantId);
    const [row] = await ofOrder(id);
    const older = row?.batches.find(({ code }) => code === "L1")?.id ?? "";
    const foreign = idOf(await write("X1", "2027-03-01", other.id));
    const correct = (batch_id: string) =>
      send("POST", `/admin/parcel-batches/${row?.id ?? ""}`, { batch_id }, packer.headers);
    expect((await correct(foreign)).status).toBe(400);
    expect((await correct("batch_none")).status).toBe(404);
    expect((await correct(older)).status).toBe(200);
    expect((await ofOrder(id))[0]?.batch_id).toBe(older);
    expect(await recalled(older)).toEqual([id]);
  });

  it("list the affected orders, also as CSV", async () => {
    const used = (await list()).batches.find(({ code }) => code === "L1")?.id ?? "";
    const { body } = await recall(used);
    expect((body["orders"] as RecallRow[])[0]).toMatchObject({
      name: "Grazia Deledda",
      email: "grazia@example.com",
      country: "de",
      quantity: 2,
    });
    const csv = await fetch(
      new URL(`/admin/batches/${used}/recall?format=csv&language=it`, setting("COMMERCE_URL")),
      { headers: first.headers },
    );
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [header, row] = (await csv.text()).split("\r\n");
    expect(header).toBe("Ordine;Nome;E-mail;Telefono;Città;Paese;Spedito il;Confezioni");
    expect(row).toMatch(/^\d+;Grazia Deledda;grazia@example.com;;Nuoro;Germania;\d{4}-\d\d-\d\d;2$/);
    expect((await recall("batch_none")).status).toBe(404);
  });

  it("can only be deleted as long as no parcel contains them", async () => {
    const { batches } = await list();
    const idOfCode = (code: string) => batches.find((one) => one.code === code)?.id ?? "";
    const remove = (code: string) =>
      send("DELETE", `/admin/batches/${idOfCode(code)}`, undefined, first.headers);
    expect((await remove("L1")).status).toBe(409);
    expect((await remove("X1")).status).toBe(200);
    expect((await list()).batches.map(({ code }) => code)).toEqual(["L2", "L1"]);
  });

  it.each<[string, Record<string, unknown>, number]>([
    ["no code", { code: " " }, 400],
    ["an invalid date", { best_before: "2027-02-30" }, 400],
    ["an unknown product", { product_id: "prod_none" }, 404],
    ["an unknown field", { metadata: {} }, 400],
  ])("are refused with %s", async (_, over, status) => {
    const body = { product_id: product.id, code: "L9", best_before: "2027-03-01", ...over };
    expect((await send("POST", "/admin/batches", body, first.headers)).status).toBe(status);
  });
});
