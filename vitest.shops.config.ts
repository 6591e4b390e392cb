import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { shopCount } from "./scripts/lib/testing/kept-shop.mjs";
import { nightlyFiles } from "./scripts/lib/testing/nightly-files.mjs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** At night two files take as long as all others of a worker: started last, they would run alone. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => /(direct-changes|owner-actions)\.test/.test(moduleId);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)));
  }
}

/**
 * Tests against running shops, which the global set-up starts on copies of one database; each worker gets one of them.
 * With STRIPE_CONTRACT_KEY (`STRIPE_API_KEY=sk_test_… npm test -- http stripe-contract`) the sandbox's contract is also
 * tested against Stripe.
 */
const withShops = (
  name: string,
  test: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    globalSetup: ["scripts/lib/testing/global-setup.mjs"],
    setupFiles: ["testing/shop-of-worker.ts"],
    // each poll costs commerce as much as a visitor
    expect: { poll: { interval: 150 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a CI machine may be busy
    retry: process.env["CI"] ? 1 : 0,
    ...test,
  },
});

/** Tests that break or fill what others need: one shop and one file at a time. */
const alone = (name: string, folder = name): TestProjectInlineConfiguration =>
  withShops(name, {
    include: [`commerce/tests/${folder}/*.test.ts`],
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  });

/**
 * Everything that needs a running shop. `npm test -- PROJECT` runs one; `npx vitest -c vitest.shops.config.ts --project
 * http slugs` keeps its shop open as long as vitest watches.
 */
export default defineConfig({
  // Vite warns about each source map that Medusa's SDK references but does not ship
  logLevel: "error",
  test: {
    // files do not depend on each other; --sequence.seed=… repeats an order
    sequence:
      process.env["PROOFS"] === "all"
        ? { sequencer: SlowestFirst }
        : { shuffle: { files: true, tests: false } },
    // files of one worker share loaded modules, including the owner's login
    isolate: false,
    projects: [
      withShops("http", {
        include: ["{commerce,storefront}/tests/http/**/*.test.ts"],
        exclude: [...configDefaults.exclude, ...(process.env["WITHOUT_NIGHTLY_FILES"] ? nightlyFiles : [])],
        // one file at a time in a shop: two would see each other's orders
        maxWorkers: shopCount(),
      }),
      alone("faults"),
      alone("faults-redis", "faults/redis"),
      alone("cluster"),
      alone("s3"),
      alone("soak"),
      {
        extends: true,
        // each step depends on the one before
        test: {
          name: "launcher",
          include: ["scripts/tests/launcher.test.mjs"],
          bail: 1,
          testTimeout: 1_000_000,
        },
      },
    ],
  },
});
