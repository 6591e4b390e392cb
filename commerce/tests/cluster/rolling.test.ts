import { beforeAll, expect, it } from "vitest";
import { clusterServers, ordersOf, prepareShopper, tell } from "../faults/faults";
import { lostPresses } from "../faults/presses";
import { insist, Shopper, steps } from "../faults/shopper";
import { expectClusterBooksInOrder } from "./cluster";

const [, , , , [, arrive]] = steps;

beforeAll(prepareShopper);

it("each server replaced in turn while shoppers press: each press is answered, one order each", async () => {
  const shoppers = Array.from({ length: 2 }, () => new Shopper());
  const replace = async (): Promise<void> => {
    for (const server of clusterServers) await tell("restart", server);
  };
  expect(await lostPresses(shoppers, replace)).toEqual([]);
  for (const shopper of shoppers) {
    await insist(shopper, arrive);
    expect(await ordersOf(shopper.email)).toHaveLength(1);
  }
});

it("the books are in order afterwards", expectClusterBooksInOrder);
