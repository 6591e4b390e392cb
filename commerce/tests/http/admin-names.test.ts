import { describe, expect, it } from "vitest";
import { placeOrder } from "./delivered-order";
import { owner, send } from "./shop";

const admin = await owner();

/** Asks as the admin does that is shown in a language; null: as a caller that names none. */
const ask = <Answer>(path: string, language: string | null): Promise<Answer> =>
  admin.client.fetch<Answer>(path, language === null ? {} : { headers: { "x-medusa-locale": language } });

interface Panel {
  panel: { to_pack: { title: string }[] };
}

/** The third is what the owner is written in, without OWNER_LANGUAGE Italian. */
const names = [
  ["de", "Mandeltorrone"],
  ["en", "Almond nougat"],
  [null, "Torrone alle mandorle"],
] as const;

describe("names of products in the admin's own pages", { timeout: 60_000 }, () => {
  it("are in the language of the admin, in the list of products and of labels", async () => {
    for (const [language, name] of names) {
      const { products } = await ask<{ products: { name: string }[] }>("/admin/product-names", language);
      expect(products.map((product) => product.name)).toContain(name);
      const { warnings } = await ask<{ warnings: { title: string }[] }>("/admin/food-labels", language);
      expect(warnings.map(({ title }) => title)).toContain(name);
    }
  });

  it("are so on an order too, whatever its buyer's language, with the SKU", async () => {
    const { id } = await placeOrder();
    for (const [language, name] of names) {
      const { panel } = await ask<Panel>(`/admin/orders/${id}/status`, language);
      expect(panel.to_pack).toMatchObject([{ title: `${name}, 300 g · ST-MAN-0300` }]);
    }
  });

  it("are nobody else's business", async () => {
    expect((await send("GET", "/admin/product-names")).status).toBe(401);
  });
});
