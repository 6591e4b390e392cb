import { describe, expect, it } from "vitest";
import { placeOrder } from "./delivered-order";
import { waitForMails } from "./mails";
import { owner, variant } from "./shop";

const admin = await owner();

/** Sends a request like the admin in a language; null: without a language. */
const ask = <Answer>(path: string, language: string | null): Promise<Answer> =>
  admin.client.fetch<Answer>(path, language === null ? {} : { headers: { "x-medusa-locale": language } });

interface Panel {
  panel: { to_pack: { title: string }[] };
}

/** The third is the owner's language, which is Italian without OWNER_LANGUAGE. */
const names = [
  ["de", "Mandeltorrone"],
  ["en", "Almond nougat"],
  [null, "Torrone alle mandorle"],
] as const;

describe("product names in the admin's own pages", { timeout: 60_000 }, () => {
  it("are in the language of the admin, in the lists of products and of labels", async () => {
    for (const [language, name] of names) {
      const { products } = await ask<{ products: { name: string; skus: string[] }[] }>(
        "/admin/product-names",
        language,
      );
      expect(products.find((product) => product.name === name)?.skus).toContain("ST-MAN-0300");
      const { warnings } = await ask<{ warnings: { title: string }[] }>("/admin/food-labels", language);
      expect(warnings.map(({ title }) => title)).toContain(name);
    }
  });

  it("are in the language of the admin on an order, regardless of the buyer's language, with the SKU", async () => {
    const { id } = await placeOrder();
    for (const [language, name] of names) {
      const { panel } = await ask<Panel>(`/admin/orders/${id}/status`, language);
      expect(panel.to_pack).toMatchObject([{ title: `${name}, 300 g · ST-MAN-0300` }]);
    }
  });

  it("have weights formatted for the language, in the stock list and on an order", async () => {
    const { id: variantId } = await variant("ST-ASS-1800");
    const { id, display_id: number } = await placeOrder(undefined, "gewicht@example.com", variantId);
    for (const [language, weight] of [
      ["de", "1,8 kg"],
      ["en", "1.8 kg"],
    ] as const) {
      const { stock } = await ask<{ stock: { variant: string }[] }>("/admin/stock?q=ST-ASS-1800", language);
      expect(stock.map((row) => row.variant)).toEqual([weight]);
      const { panel } = await ask<Panel>(`/admin/orders/${id}/status`, language);
      expect(panel.to_pack[0]?.title).toContain(`, ${weight} · ST-ASS-1800`);
    }
    const mails = await waitForMails("gewicht@example.com", "order-received");
    expect(mails.find(({ subject }) => subject.includes(String(number)))?.text).toContain(
      "Probierpaket, 1,8 kg",
    );
  });
});
