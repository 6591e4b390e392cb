import { afterAll, beforeAll } from "vitest";
import { env } from "../../e2e/support/env";
import {
  countingProxy,
  openStorefront,
  type CountingProxy,
  type OwnStorefront,
} from "../../e2e/support/own-storefront";

/** A separate storefront for a test file, and the proxy between it and commerce. */
export interface CountedStorefront {
  /** URL of the storefront. */
  url: string;
  /** Records its requests to commerce. */
  proxy: CountingProxy;
}

/**
 * Starts one for the calling file, from its first test to its last.
 * @param settings additional environment variables
 */
export function countedStorefront(
  settings: Readonly<Record<string, string>> = {},
): Readonly<CountedStorefront> {
  let proxy: CountingProxy | undefined;
  let storefront: OwnStorefront | undefined;
  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error("The storefront is open within tests only");
    return part;
  };
  beforeAll(async () => {
    proxy = await countingProxy();
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
