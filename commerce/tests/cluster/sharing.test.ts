import { randomInt, randomUUID } from "node:crypto";
import { href } from "@su-turrone/contract/paths";
import { expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { createProduct } from "../../../testing/products";
import { buy, prepareShopper } from "../faults/faults";
import { asStorefront, owner, region } from "../http/shop";
import { answeredBy, commerceServers, storefronts } from "./cluster";

/** Cycles through the servers, one for each request. */
const roundRobin = (servers: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, n) => servers[n % servers.length] ?? "");

/** Requests the list of all products from a commerce server. */
async function requestList(server: string): Promise<void> {
  const query = `region_id=${(await region()).id}&available=false&sort=recommended&page=1&size=12`;
  const answer = await fetch(new URL(`/store/catalogue?${query}`, server), { headers: asStorefront });
  if (!answer.ok) throw new Error(`${server}: ${await answer.text()}`);
}

/** A random client IP, as sent by a proxy (RFC 2544). */
const randomIp = (): string => `198.19.${randomInt(256)}.${randomInt(256)}`;

it("distributes requests over both storefronts and both commerce servers", async () => {
  expect([storefronts.length, commerceServers.length]).toEqual([2, 2]);
  await prepareShopper();
  const servers = [...storefronts, ...commerceServers];
  const before = await Promise.all(servers.map(answeredBy));
  await Promise.all(Array.from({ length: 6 }, () => buy()));
  const after = await Promise.all(servers.map(answeredBy));
  for (const [index, server] of servers.entries()) {
    expect((after[index] ?? 0) - (before[index] ?? 0), server).toBeGreaterThanOrEqual(6);
  }
});

it("shows a change made on one commerce server on both storefronts within a second", async () => {
  const [firstServer = "", secondServer = ""] = commerceServers;
  const name = `Probe ${randomUUID().slice(0, 8)}`;
  const admins = [await owner(firstServer), await owner(secondServer)] as const;
  const product = await createProduct(name, { euro: 21.31 });
  const products = [product.id];
  const listContains = (storefront: string, text: RegExp) => async (): Promise<boolean> =>
    text.test(await (await fetch(new URL(`${href("products", "de")}?sort=newest`, storefront))).text());
  const expectShown = (text: RegExp) =>
    Promise.all(
      storefronts.map((storefront) =>
        expect.poll(listContains(storefront, text), { timeout: 1_000, interval: 50 }).toBe(true),
      ),
    );
  try {
    await expectShown(/21,31\s€/);
    const changes = [
      [admins[1], 23.47, /23,47\s€/],
      [admins[0], 24.53, /24,53\s€/],
    ] as const;
    for (const [admin, amount, text] of changes) {
      await admin.admin.product.updateVariant(product.id, product.variantId, {
        prices: [{ currency_code: "eur", amount }],
      });
      await expectShown(text);
    }
    // both commerce servers have this product in their list cache by now, but not the next one
    await Promise.all(commerceServers.map(requestList));
    await admins[1].admin.product.update(product.id, { title: `${name} anders` });
    await expectShown(new RegExp(`${name} anders`));
    const another = await createProduct(`${name} neu`, { euro: 25.57 });
    products.push(another.id);
    await expectShown(/25,57\s€/);
  } finally {
    for (const id of products) await admins[0].admin.product.delete(id);
  }
});

it("counts order lookups on both storefronts towards the same rate limit", async () => {
  const address = randomIp();
  const wrongLookup = { number: String(Date.now()).slice(-9), email: "niemand@example.com" };
  const statuses: number[] = [];
  for (const storefront of roundRobin(storefronts, 11)) {
    const answer = await fetch(new URL(href("orderLookup", "de"), storefront), {
      method: "POST",
      headers: { Origin: setting("SHOP_URL"), "X-Forwarded-For": address },
      body: new URLSearchParams(wrongLookup),
      redirect: "manual",
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 429]);
});

it("counts login attempts on both commerce servers towards the same rate limit", async () => {
  const address = randomIp();
  const body = JSON.stringify({ email: `${randomUUID()}@example.com`, password: "wrong" });
  const statuses: number[] = [];
  for (const server of roundRobin(commerceServers, 6)) {
    const answer = await fetch(new URL("/auth/user/emailpass", server), {
      method: "POST",
      headers: { "content-type": "application/json", "X-Forwarded-For": address },
      body,
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
