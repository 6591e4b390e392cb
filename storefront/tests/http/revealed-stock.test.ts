import { expect, vi } from "vitest";
import { createProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { test } from "./request";

// a product is created and stocked, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

test("a refused quantity reveals the available stock only up to ten", async ({ request }) => {
  const product = await createProduct(`Bestandsprobe ${Date.now()}`, { euro: 5, stock: 40 });
  const add = (quantity: string) => ({ intent: "add", variantId: product.variantId, quantity });
  const addByScript = async (quantity: string) => {
    const answer = await request.post("/api/cart", { form: add(quantity) });
    const { refusal } = (await answer.json()) as { refusal: { error: unknown } | null };
    return [answer.status(), refusal?.error];
  };
  const addByForm = async (quantity: string) => {
    const page = await request.post(href("cart", "de"), { form: add(quantity) });
    return (await page.text()).replaceAll("\u00a0", " ");
  };
  try {
    expect(await addByScript("99")).toEqual([409, { code: "not_enough_stock" }]);
    const page = await addByForm("99");
    expect(page.includes("So viele haben wir nicht auf Lager. Bitte nehmen Sie weniger Packungen.")).toBe(
      true,
    );
    expect(/\b40 Packungen/.test(page)).toBe(false);

    await product.setStock(3);
    expect(await addByScript("11")).toEqual([409, { code: "not_enough_stock", available: 3 }]);
    expect((await addByForm("11")).includes("Es sind noch 3 Packungen auf Lager.")).toBe(true);
  } finally {
    await product.remove();
  }
});
