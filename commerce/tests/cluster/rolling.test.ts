import { beforeAll, expect, it } from "vitest";
import { clusterServers, control } from "../../../testing/control";
import { ordersOf, prepareShopper } from "../faults/faults";
import { failedRequests } from "../faults/presses";
import { retryUntilAccepted, Shopper, steps } from "../faults/shopper";
import { expectClusterBooksInOrder } from "./cluster";

const [, , , , [, arrive]] = steps;

beforeAll(prepareShopper);

it("responds to every request and creates one order each while all servers are replaced in turn", async () => {
  const shoppers = Array.from({ length: 2 }, () => new Shopper());
  const replace = async (): Promise<void> => {
    for (const server of clusterServers) await control("restart", server);
  };
  expect(await failedRequests(shoppers, replace)).toEqual([]);
  for (const shopper of shoppers) {
    await retryUntilAccepted(shopper, arrive);
    expect(await ordersOf(shopper.email)).toHaveLength(1);
  }
});

it("leaves the books consistent", expectClusterBooksInOrder);
