import { afterAll, afterEach, beforeAll } from "vitest";
import { openFaultyCommerce, type FaultyCommerce } from "../../e2e/support/faulty-commerce";
import { env } from "../../e2e/support/env";
import { openStorefront, type OwnStorefront } from "../../e2e/support/own-storefront";

/** Starts a separate storefront for the calling file, whose commerce can be made to fail. */
export function faultyStorefront(): Readonly<{ url: string; commerce: FaultyCommerce }> {
  let commerce: FaultyCommerce | undefined;
  let storefront: OwnStorefront | undefined;
  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error("The storefront is open within tests only");
    return part;
  };
  beforeAll(async () => {
    commerce = await openFaultyCommerce();
    storefront = await openStorefront(commerce.url, env.PUBLISHABLE_KEY);
  });
  afterEach(() => commerce?.clearFaults());
  afterAll(() => {
    storefront?.close();
    commerce?.close();
  });
  return {
    get url() {
      return opened(storefront).url;
    },
    get commerce() {
      return opened(commerce);
    },
  };
}
