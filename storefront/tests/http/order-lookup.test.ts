import { expect, vi } from "vitest";
import { placeOrder } from "../../e2e/support/orders";
import german from "../../app/i18n/messages/de/order.json";
import { href } from "../../app/i18n/paths";
import { fileStorefront } from "./file-storefront";
import { test } from "./request";

// an order is placed, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

const storefront = fileStorefront();

const look = (number: string, email: string): Promise<Response> =>
  storefront.post(href("orderLookup", "de"), { number, email });

test("blocks the lookup of an order number after ten misses, even with the right address, but not other numbers", async () => {
  const { number, email } = await placeOrder("de");
  for (let n = 0; n < 10; n++) expect((await look(number, `${n}@example.com`)).status).toBe(404);
  for (const asked of [email, "none@example.com"]) {
    const answer = await look(number, asked);
    expect(answer.status).toBe(429);
    const page = await answer.text();
    expect(page).toContain(german.lookup.errors.limited);
    // the input is kept
    expect(page).toContain(`value="${asked}"`);
  }
  expect((await look("987654320", email)).status).toBe(404);
});

test("blocks misses also if they are sent at the same time", async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, n) => look("987654321", `${n}@example.com`)),
  );
  const misses = answers.map(({ status }) => status).toSorted();
  expect(misses).toEqual([...Array<number>(10).fill(404), ...Array<number>(15).fill(429)]);
});
