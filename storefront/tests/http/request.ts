import { request as playwright, type APIRequestContext } from "@playwright/test";
import { test as base } from "vitest";
import { env } from "../../e2e/support/env";
import { PlainBrowser } from "./plain-browser";

export type { APIRequestContext } from "@playwright/test";

/** A test with plain HTTP requests to the storefront, with its own cookies and without a browser. */
export const test = base.extend<{ request: APIRequestContext; browser: PlainBrowser }>({
  request: async ({ task: _ }, use) => {
    const context = await playwright.newContext({ baseURL: env.SHOP_URL });
    await use(context);
    await context.dispose();
  },
  browser: async ({ request }, use) => use(new PlainBrowser(request)),
});
