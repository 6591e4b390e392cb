import { request as playwright, type APIRequestContext } from "@playwright/test";
import { test as base } from "vitest";
import { env } from "../../e2e/support/env";
import { Buyer } from "./buyer";
import { PlainBrowser } from "./plain-browser";

export type { APIRequestContext } from "@playwright/test";

export type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>;

interface Fixtures {
  request: APIRequestContext;
  browser: PlainBrowser;
  buyer: Buyer;
  /** Opens another browser until the end of the test. @param cookies of an earlier one */
  elsewhere: (cookies?: Cookies) => Promise<APIRequestContext>;
}

/** A test with plain HTTP requests to the storefront, with its own cookies and without a browser. */
export const test = base.extend<Fixtures>({
  elsewhere: async ({ task: _ }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (cookies) => {
      const context = await playwright.newContext({
        baseURL: env.SHOP_URL,
        ...(cookies ? { storageState: cookies } : {}),
      });
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.dispose();
  },
  request: async ({ elsewhere }, use) => use(await elsewhere()),
  browser: async ({ request }, use) => use(new PlainBrowser(request)),
  buyer: async ({ request }, use) => use(new Buyer(request)),
});
