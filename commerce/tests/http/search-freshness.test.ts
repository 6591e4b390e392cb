import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChannel, type OwnChannel } from "../../../testing/channels";
import { eventually } from "../../../testing/eventually";
import { orderByTransfer } from "./placed-order";
import { address, owner, region, send, addShippingMethod, shopper } from "./shop";

const { id: regionId } = await region();

describe("the search index", () => {
  let channel: OwnChannel;
  const admin = owner();

  beforeAll(async () => {
    channel = await openChannel("Suche");
  });
  afterAll(async () => {
    await channel.remove();
  });

  const finds = async (q: string, locale = "de-DE"): Promise<number> => {
    const { body } = await send("GET", `/store/catalogue?region_id=${regionId}&q=${q}`, undefined, {
      ...channel.headers,
      "x-medusa-locale": locale,
    });
    return Number(body["count"]);
  };

  it("is updated after a product is created, renamed, translated and deleted", async () => {
    const sdk = await admin;
    const [made] = await channel.create([{ title: "Quittenbrot", weights: [{ grams: 150, euro: 5 }] }]);
    const id = made?.id ?? "";
    expect(await eventually(async () => (await finds("quitte")) === 1)).toBe(true);
    await sdk.admin.product.update(id, { title: "Feigenkäse" });
    expect(await eventually(async () => (await finds("feige")) === 1)).toBe(true);
    await sdk.client.fetch("/admin/translations/batch", {
      method: "POST",
      body: {
        create: [
          {
            reference: "product",
            reference_id: id,
            locale_code: "it-IT",
            translations: { title: "Lonza di fico" },
          },
        ],
      },
    });
    expect(await eventually(async () => (await finds("lonza", "it-IT")) === 1)).toBe(true);
    await sdk.admin.product.delete(id);
    expect(await eventually(async () => (await finds("feige")) === 0)).toBe(true);
  });

  it("excludes products of another sales channel", async () => {
    expect(await finds("haselnuss")).toBe(0);
  });
});

describe("a sale of the last pack", () => {
  let channel: OwnChannel;
  const admin = owner();

  beforeAll(async () => {
    channel = await openChannel("Letztes Stück");
  });
  afterAll(async () => {
    await channel.remove();
  });

  it("and its cancellation are reflected in the next search: filter, order and number of available products", async () => {
    const sdk = await admin;
    // created one after the other: equally good matches are ordered by id
    const [last] = await channel.create([
      { title: "Mispelprobe Eins", weights: [{ grams: 150, euro: 5, counted: true }] },
    ]);
    const [other] = await channel.create([{ title: "Mispelprobe Zwei", weights: [{ grams: 150, euro: 5 }] }]);
    const nameOf = new Map([
      [last?.id, "one"],
      [other?.id, "two"],
    ]);
    await channel.stock(last?.variants[0]?.sku ?? "", 1);
    const search = async (more = "") => {
      const path = `/store/catalogue?region_id=${regionId}&q=mispelprobe${more}`;
      const { body } = await send("GET", path, undefined, { ...channel.headers, "x-medusa-locale": "de-DE" });
      const names = (body["products"] as { id: string }[]).map(({ id }) => nameOf.get(id)).join(" ");
      return `${names} (${(body["facets"] as { available: number }).available})`;
    };
    expect(await eventually(async () => (await search()) === "one two (2)")).toBe(true);

    const { cart } = await shopper.store.cart.create(
      {
        region_id: regionId,
        email: "mispel@example.com",
        shipping_address: address("de"),
        billing_address: address("de"),
        items: [{ variant_id: last?.variants[0]?.id ?? "", quantity: 1 }],
      },
      {},
      channel.headers,
    );
    await addShippingMethod(cart.id);
    const made = await orderByTransfer(cart.id);
    expect([await search(), await search("&available=true")]).toEqual(["two one (1)", "two (1)"]);

    await sdk.admin.order.cancel(made.id);
    expect([await search(), await search("&available=true")]).toEqual(["one two (2)", "one two (2)"]);
  });
});
