import { href } from "../app/i18n/paths";
import { hazelnut } from "./support/goods";
import { ProductPage } from "./pages/product-page";
import { expect, test } from "./support/test";

test.use({ expectedErrors: [/broken by the test/] });

test("a page that cannot hear of other tabs, of scrolling or a new build sells", async ({ page }) => {
  await page.addInitScript(() => {
    const broken = (): never => {
      throw new Error("broken by the test");
    };
    Object.defineProperty(BroadcastChannel.prototype, "onmessage", { set: broken });
    const { addEventListener, setInterval } = window;
    window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      if (type === "scroll") broken();
      addEventListener.call(window, type, listener);
    };
    window.setInterval = ((task: () => void, ms: number) =>
      ms === 10_000 ? broken() : setInterval(task, ms)) as typeof setInterval;
  });
  const product = new ProductPage(page, "it");
  await page.goto(href("product", "it", { slug: hazelnut.it.slug }), { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hazelnut.it.name);
  await product.buy("150 g", 1);
});
