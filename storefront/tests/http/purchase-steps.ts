import { setTimeout as pause } from "node:timers/promises";
import { berlinInformation } from "../../../testing/shopper";
import { href } from "../../app/i18n/paths";
import type { Answer } from "./hostile";
import type { Visitor } from "./visitor";

/** Steps of a purchase, in their order. */
export const purchaseSteps = [
  "first add",
  "second add",
  "cart page",
  "checkout page",
  "information",
  "payment page",
  "payment chosen",
  "confirm page",
  "order",
  "confirmation page",
] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

/** After how long (ms) the page of an order that is not finished yet loads itself again without JavaScript. */
const reloadMs = 10_000;

function expectStatus(answer: Answer, expected: number): Answer {
  if (answer.status === expected) return answer;
  throw new Error(`${answer.status} instead of ${expected}: ${answer.body.slice(0, 2_000)}`);
}

/** The steps in which a visitor without JavaScript buys two variants by bank transfer; each throws if it fails. */
export function purchaseBy(
  visitor: Visitor,
  variantIds: readonly [string, string],
  information = berlinInformation,
): Readonly<Record<PurchaseStep, () => Promise<unknown>>> {
  let confirmation = "";
  const open = async (path: string): Promise<Answer> => {
    const answer = await visitor.open(path);
    if (answer.status !== 202) return expectStatus(answer, 200);
    // an order that waits its turn in a crowd: the page that says so loads itself again
    await pause(reloadMs);
    return open(path);
  };
  const post = async (path: string, form: readonly [string, string][]) =>
    expectStatus(await visitor.send(visitor.request("POST", path, form)), 303);
  const add = (variantId: string) =>
    post(
      href("cart", "de"),
      Object.entries({ intent: "add", variantId, quantity: "1", submissionId: crypto.randomUUID() }),
    );
  return {
    "first add": () => add(variantIds[0]),
    "second add": () => add(variantIds[1]),
    "cart page": () => open(href("cart", "de")),
    "checkout page": () => open(href("checkout", "de")),
    information: () => post(href("checkout", "de"), Object.entries(information)),
    "payment page": () => open(href("checkoutPayment", "de")),
    "payment chosen": () => post(href("checkoutPayment", "de"), [["method", "bank_transfer"]]),
    "confirm page": () => open(href("checkoutConfirm", "de")),
    order: async () => {
      const form = [...visitor.forms.values()].find(({ fields }) => fields[0]?.[0] === "total");
      ({ location: confirmation } = await post(href("checkoutConfirm", "de"), form?.fields ?? []));
    },
    "confirmation page": () => open(new URL(confirmation, "http://shop").pathname),
  };
}
