import { openAdmin } from "./pages/admin-page";
import { adminTest as test } from "./support/test";
const out = "/tmp/m-eye";
for (const locale of ["it-IT"]) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`eye admin ${locale}`, async ({ page }) => {
      test.setTimeout(400_000);
      await openAdmin(page, "today", "networkidle");
      const products = await page.evaluate(async () => (await (await fetch("/admin/product-list")).json()).products.map((p: { id: string }) => p.id));
      const orders = await page.evaluate(async () => (await (await fetch("/admin/order-list")).json()).orders.map((p: { id: string }) => p.id));
      for (const [name, path] of [["today", "/app/today"], ["list", "/app/product-list"], ["file", "/app/product-list/file"], ["product", `/app/new-product?product=${products[0]}`], ["find", "/app/find"], ["month", "/app/month-end"], ["erasure", "/app/erasure"], ["order", `/app/orders/${orders[0]}`]] as const) {
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path, { waitUntil: "networkidle" });
          await page.screenshot({ path: `${out}/admin-${name}-${locale}-${width}.png` });
          const box = await page.getByRole("main").evaluate((m) => m.scrollHeight);
          await page.setViewportSize({ width, height: Math.min(5000, box + 100) });
          await page.waitForTimeout(400);
          await page.screenshot({ path: `${out}/admin-${name}-${locale}-${width}-full.png` });
        }
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/app/today", { waitUntil: "networkidle" });
      await page.getByRole("button").first().click();
      await page.waitForTimeout(800);
      await page.screenshot({ path: `${out}/admin-menu-${locale}-390.png` });
    });
  });
}
