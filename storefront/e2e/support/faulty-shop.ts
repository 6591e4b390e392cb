import { env } from "./env";
import { openFaultyCommerce, type FaultyCommerce } from "./faulty-commerce";
import { openStorefront } from "./own-storefront";
import { test as base } from "./test";

/** A separate storefront, and the commerce behind it that can be made to fail. */
interface FaultyShop {
  url: string;
  commerce: FaultyCommerce;
}

/** A test with a separate storefront whose commerce can be made to fail; `baseURL` is that storefront. */
export const test = base.extend<{ commerce: FaultyCommerce }, { faultyShop: FaultyShop }>({
  faultyShop: [
    async ({ browserName: _ }, use) => {
      const commerce = await openFaultyCommerce();
      const shop = await openStorefront(commerce.url, env.PUBLISHABLE_KEY);
      await use({ url: shop.url, commerce });
      shop.close();
      commerce.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ faultyShop }, use) => use(faultyShop.url),
  commerce: async ({ faultyShop }, use) => {
    await use(faultyShop.commerce);
    faultyShop.commerce.clearFaults();
  },
});
