import { href } from "@su-turrone/contract/paths";
import { afterAll, beforeAll, expect, it } from "vitest";
import { control } from "../../../testing/control";
import { expectOneOrderOf, prepareShopper } from "./faults";
import { failedRequests } from "./presses";
import { TwoStorefronts } from "./rolling";
import { retryUntilAccepted, packOf, Shopper, steps, totalCents } from "./shopper";

const [, , , order, arrive] = steps;

const storefronts = new TwoStorefronts();
beforeAll(async () => {
  await prepareShopper();
  // a server that is replaced below keeps responding for a while
  await control("restart", "commerce", { DRAIN_SECONDS: "3" });
  await storefronts.open();
});
afterAll(async () => {
  storefronts.close();
  await control("restart", "commerce");
});

it("responds to every request and creates one order each while commerce is replaced", async () => {
  const shoppers = Array.from({ length: 4 }, () => new Shopper());
  const replace = () => control("restart", "commerce", { DRAIN_SECONDS: "3" });
  expect(await failedRequests(shoppers, replace)).toEqual([]);
  for (const shopper of shoppers) {
    await retryUntilAccepted(shopper, arrive[1]);
    await expectOneOrderOf(shopper);
  }
});

it("responds to every request and creates one order each while two storefronts are replaced one after the other", async () => {
  const shoppers = Array.from({ length: 4 }, () => new Shopper(null, storefronts.url));
  expect(await failedRequests(shoppers, () => storefronts.replace(), storefronts.url)).toEqual([]);
  for (const shopper of shoppers) {
    await retryUntilAccepted(shopper, arrive[1]);
    await expectOneOrderOf(shopper);
  }
});

it("accepts forms from a page of an older version, or shows them again with the input kept", async () => {
  const shopper = new Shopper();
  const { id } = await packOf();
  const forms: [string, Readonly<Record<string, string>>][] = [
    // from before forms had an idempotency key
    [href("cart", "de"), { intent: "add", variantId: id, quantity: "1" }],
    // with a field that has been removed since
    [href("checkout", "de"), { ...shopper.information, salutation: "Frau" }],
    [href("checkoutPayment", "de"), { method: "bank_transfer", provider: "pp_system_default" }],
  ];
  for (const [path, form] of forms) {
    const { status } = await shopper.submit(path, form);
    expect(status >= 200 && status < 400, `${path}: ${status}`).toBe(true);
  }
  // an order button from a page without a fingerprint, and one from a page with another total
  const old = await shopper.submit(href("checkoutConfirm", "de"), { total: String(Number(totalCents) - 10) });
  expect(old.status).toBe(409);
  expect(old.text).toContain("Zahlungspflichtig bestellen");
  expect(old.text).toContain("14,00");
  await retryUntilAccepted(shopper, order[1]);
  await retryUntilAccepted(shopper, arrive[1]);
  await expectOneOrderOf(shopper);
});
