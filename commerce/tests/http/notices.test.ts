import { describe, expect, it } from "vitest";
import { runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { inStock } from "./payment-tools";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { firstOwner, newAddress, type TestPerson, ownPerson } from "./people";
import { send } from "./shop";

const name = `Torrone raro ${Date.now()}`;
const first = await firstOwner();
const packer = await ownPerson("fulfilment");
const product = await ownProduct(name, inStock);

interface Notice {
  id: string;
  data: { title: string; description: string };
}

async function bell(who: TestPerson): Promise<Notice[]> {
  const { status, body } = await send(
    "GET",
    "/admin/notifications?channel=feed&limit=100",
    undefined,
    who.headers,
  );
  expect(status).toBe(200);
  return body["notifications"] as Notice[];
}

/** Notifications about the product in the admin's bell, oldest first. */
const ofProduct = async (who: TestPerson) =>
  (await bell(who))
    .filter(({ data }) => data.title.startsWith(name))
    .map(({ data }) => data.title)
    .reverse();

const order = () => placeOrder(undefined, newAddress(), product.variantId);

describe("the admin's notifications", { timeout: 120_000 }, () => {
  it("report once that a weight runs low and once that it is sold out", async () => {
    await product.setStock(7);
    await order(); // 5 are left
    const low = `${name}, 100 g sta per finire`;
    await expect.poll(() => ofProduct(first)).toEqual([low]);
    await order(); // 3
    await product.setStock(6); // 4 are reserved, so 2 are left
    await order();
    await expect.poll(() => ofProduct(first)).toEqual([low, `${name}, 100 g è esaurito`]);
  });

  it("report only stock to fulfilment staff", async () => {
    const { status } = await send("POST", "/store/messages", {
      name: "Grazia",
      email: newAddress(),
      topic: "visit",
      message: name,
      language: "de",
    });
    expect(status).toBeLessThan(300);
    const isMessage = ({ data }: Notice) => data.title.startsWith("Un nuovo messaggio");
    await expect.poll(async () => (await bell(first)).some(isMessage)).toBe(true);
    expect(await ofProduct(packer)).toHaveLength(2);
    const kinds = await sql<{ trigger_type: string }>(
      "select distinct trigger_type from notification where id = any($1)",
      [(await bell(packer)).map(({ id }) => id)],
    );
    expect(kinds.map(({ trigger_type: kind }) => kind).sort()).toEqual(["low_stock", "sold_out"]);
  });
});

it("sends the owner one mail a day about low stock", async () => {
  // the job may have run before, as it does every hour
  await sql("delete from outbox_mail where event = 'low-stock'");
  await runJob("send-owner-digests");
  await runJob("send-owner-digests");
  const mails = await sql<{ data: { goods: { name: string; available: number }[] } }>(
    "select data from outbox_mail where event = 'low-stock'",
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.data.goods).toContainEqual({ name: `${name}, 100 g`, available: 0 });
});
