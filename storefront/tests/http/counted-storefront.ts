import { afterAll, beforeAll } from "vitest";
import { env } from "../../e2e/support/env";
import {
  countingProxy,
  openStorefront,
  type CountingProxy,
  type OwnStorefront,
} from "../../e2e/support/own-storefront";

/** A storefront of a file of its own, and what stands between it and commerce. */
export interface CountedStorefront {
  /** Address of the storefront. */
  url: string;
  /** Counts what it asks commerce for. */
  proxy: CountingProxy;
}

/**
 * Opens one for the file that calls this, from its first test to its last.
 * @param settings more of its environment
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
