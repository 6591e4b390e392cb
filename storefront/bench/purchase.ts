import { variantOf, smallHazelnut } from "../e2e/support/orders";
import { statementsOfCarts } from "../tests/http/measured";
import { purchaseBy, purchaseSteps, type PurchaseStep } from "../tests/http/purchase-steps";
import { Visitor } from "../tests/http/visitor";
import { costOf, restartWithLoopStats } from "./event-loop";
import { figure, median, table } from "./measure";

/** Measured purchases, after two that are not. */
const rounds = 7;

/** Cost of a step: time, CPU of the two processes, and statements until the answer. */
type StepCost = readonly [ms: number, commerceMs: number, storefrontMs: number, statements: number];

/** Measures a purchase of two lines by bank transfer step by step. @returns a Markdown table of medians and their sums */
export async function purchaseCost(): Promise<string> {
  const variants = [await smallHazelnut(), await variantOf("ST-MAN-0300")] as const;
  const servers = await restartWithLoopStats();
  const costs = new Map<PurchaseStep, StepCost[]>(purchaseSteps.map((step) => [step, []]));
  for (let round = -2; round < rounds; round += 1) {
    const steps = purchaseBy(new Visitor(rounds + round), variants);
    for (const step of purchaseSteps) {
      const before = await statementsOfCarts();
      const { ms, commerce, storefront } = await costOf(servers, steps[step]);
      const statements = (await statementsOfCarts()) - before;
      if (round >= 0) costs.get(step)?.push([ms, commerce.cpu_ms, storefront.cpu_ms, statements]);
    }
  }
  const medians = [...costs].map(([step, measured]) => ({
    step,
    figures: ([0, 1, 2, 3] as const).map((index) => median(measured.map((cost) => cost[index]))),
  }));
  const sums = [0, 1, 2, 3].map((index) =>
    medians.reduce((sum, { figures }) => sum + (figures[index] ?? 0), 0),
  );
  return table(
    ["step", "ms", "CPU of commerce, ms", "CPU of storefront, ms", "statements"],
    [...medians, { step: "a purchase", figures: sums }].map(({ step, figures }) => [
      step,
      ...figures.map(figure),
    ]),
  );
}
