import { afterAll, afterEach, beforeAll } from "vitest";
import { env } from "../../e2e/support/env";
import { openFaultyCommerce } from "../../e2e/support/faulty-commerce";
import { countingProxy, openStorefront, type OwnStorefront } from "../../e2e/support/own-storefront";

/** Starts a separate storefront behind a proxy for the calling file, from its first test to its last. */
function fileStorefront<Proxy extends { url: string; close: () => Promise<void> | void }>(
  open: () => Promise<Proxy>,
  settings: Readonly<Record<string, string>> = {},
): Readonly<{ url: string; proxy: Proxy }> {
  let proxy: Proxy | undefined;
  let storefront: OwnStorefront | undefined;
  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error("The storefront is open within tests only");
    return part;
  };
  beforeAll(async () => {
    proxy = await open();
    storefront = await openStorefront(proxy.url, env.PUBLISHABLE_KEY, settings);
  });
  afterAll(async () => {
    storefront?.close();
    await proxy?.close();
  });
  return {
    get url() {
      return opened(storefront).url;
    },
    get proxy() {
      return opened(proxy);
    },
  };
}

/** One whose requests to commerce are recorded. @param settings additional environment variables */
export const countedStorefront = (settings?: Readonly<Record<string, string>>) =>
  fileStorefront(countingProxy, settings);

/** One whose commerce can be made to fail, until the end of each test. */
export function faultyStorefront() {
  const storefront = fileStorefront(openFaultyCommerce);
  afterEach(() => storefront.proxy.clearFaults());
  return storefront;
}
