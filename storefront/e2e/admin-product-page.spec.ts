import { randomUUID } from "node:crypto";
import { z } from "zod";
import { asOwner } from "../../testing/owner";
import { createProduct } from "../../testing/products";
import { expectAccessible, openAdmin } from "./pages/admin-page";
import { adminTest as test, expect } from "./support/test";

test("a product page shows at the top why the product should not be on sale", async ({ page }) => {
  const product = await createProduct(`Probetorrone ${randomUUID().slice(0, 8)}`, { euro: 9, stock: 3 });
  await openAdmin(page, `products/${product.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("The food information is missing.")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Food information", exact: true })).toBeVisible();
  await expect(main.getByRole("heading").first()).toHaveText("On sale");
  await expect(main.getByRole("heading", { name: "Metadata" })).toHaveCount(0);
  await expect(main.getByRole("heading", { name: "JSON" })).toHaveCount(0);
  await expectAccessible(page, "#product-sellability");
  await product.remove();
});

test(
  "a product page asks the owner to check prices per kg that are far apart",
  { tag: "@night" },
  async ({ page }) => {
    const { product } = z
      .object({
        product: z.object({
          id: z.string(),
          variants: z.array(z.object({ id: z.string(), title: z.string() })),
        }),
      })
      .parse(
        await asOwner("/admin/products", {
          title: `Probetorrone ${randomUUID().slice(0, 8)}`,
          options: [{ title: "Gewicht", values: ["150 g", "300 g"] }],
          variants: [150, 300].map((weight) => ({
            title: `${weight} g`,
            weight,
            options: { Gewicht: `${weight} g` },
            prices: [{ currency_code: "eur", amount: weight === 150 ? 8 : 13.5 }],
          })),
        }),
      );
    // such a price is only accepted once it is confirmed
    await asOwner(`/admin/products/${product.id}/prices`, {
      variant_id: product.variants.find(({ title }) => title === "150 g")?.id,
      cents: 5000,
      instead_of_cents: 800,
      confirmed: true,
    });
    await openAdmin(page, `products/${product.id}`);
    await expect(page.getByRole("main")).toContainText(
      "The prices per kg are far apart: 300 g costs €45.00 per kg, 150 g €333.33.",
    );
    await expectAccessible(page, "#product-sellability");
    await asOwner(`/admin/products/${product.id}`, undefined, "DELETE");
  },
);
