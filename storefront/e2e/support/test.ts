import { test as base, type BrowserContext } from "@playwright/test";
import { env } from "./env";

export { expect } from "@playwright/test";

/**
 * The `test` of all stories: a story fails if any of its pages throws an error that nothing catches, React's hydration
 * errors among them. A story that provokes one names its message in `expectedErrors`.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; noPageErrors: undefined }>({
  expectedErrors: [[], { option: true }],
  noPageErrors: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = [];
      const watch = (context: BrowserContext) =>
        context.on("weberror", (webError) => {
          const { message } = webError.error();
          if (expectedErrors.some((expected) => expected.test(message))) return;
          errors.push(`${webError.page()?.url() ?? ""}: ${message}`);
        });
      browser.on("context", watch);
      await use(undefined);
      browser.off("context", watch);
      base.expect(errors, "uncaught errors of the story's pages").toEqual([]);
    },
    { auto: true },
  ],
});

/** A story of the owner's pages, in English. */
export const adminTest = test.extend({ baseURL: env.COMMERCE_URL, locale: "en-GB" });
