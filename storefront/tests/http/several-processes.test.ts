import { readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createProduct, setSlugs, type TestProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { sendContentChanged } from "../../e2e/support/content-changed";
import { openStorefront, type OwnStorefront } from "../../../testing/own-storefront";
import { measured } from "./measured";

let storefront: OwnStorefront;
let product: TestProduct;
const slug = `zwei-prozesse-${Date.now()}`;

beforeAll(async () => {
  product = await createProduct(`Torrone für zwei ${Date.now()}`, { euro: 9, stock: 5 });
  await setSlugs("product", product.id, { de: slug, it: slug, en: slug });
  storefront = await openStorefront({ WEB_CONCURRENCY: "2" });
});
afterAll(async () => {
  storefront.close();
  await product.remove();
});

/** Sends a request on a new connection: the processes accept connections in turn. */
function sendOnNewConnection(
  path: string,
  form?: Record<string, string>,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = form
      ? { Origin: storefront.url, "Content-Type": "application/x-www-form-urlencoded" }
      : {};
    const sent = request(
      storefront.url + path,
      { method: form ? "POST" : "GET", agent: false, headers },
      (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (part: string) => (body += part));
        answer.on("end", () => {
          resolve({ status: answer.statusCode ?? 0, body: body.replaceAll(/&nbsp;|\u00a0/g, " ") });
        });
      },
    );
    sent.on("error", reject).end(form ? new URLSearchParams(form).toString() : undefined);
  });
}

/** Process ids of the storefronts behind the port. */
function workers(): number[] {
  const children = readFileSync(`/proc/${storefront.pid}/task/${storefront.pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

/** Number of responses to different visitors that contain a text. */
async function countMatches(path: string, text: string, visitors: number): Promise<number> {
  let count = 0;
  for (let n = 0; n < visitors; n += 1)
    count += (await sendOnNewConnection(path)).body.includes(text) ? 1 : 0;
  return count;
}

it("an invalidation reaches the pages of all processes before it is acknowledged", async () => {
  expect(workers()).toHaveLength(2);
  const path = href("product", "de", { slug });
  expect(await countMatches(path, "9,00 €", 12)).toBe(12);
  await product.setPrice(11);
  await sendContentChanged(storefront.url);
  expect(await countMatches(path, "11,00 €", 12)).toBe(12);
});

it("metrics are summed over all processes", async () => {
  const asked = () =>
    measured(storefront.url, /^http_request_duration_seconds_count\{[^}]*kind="health"[^}]*\}/gm);
  const before = await asked();
  // they take turns, so both have handled some
  for (let n = 0; n < 10; n += 1) await sendOnNewConnection("/health/live");
  expect((await asked()) - before).toBe(10);
});

it("rate limits are shared by all processes", async () => {
  const path = href("orderLookup", "de");
  const miss = { number: String(Date.now()).slice(-9), email: "niemand@example.com" };
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await sendOnNewConnection(path, miss)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 429]);
});

it("a crashed process is restarted while others keep serving", async () => {
  const [first = 0, second = 0] = workers();
  process.kill(first, "SIGKILL");
  await expect.poll(() => workers().filter((pid) => pid !== first), { timeout: 20_000 }).toHaveLength(2);
  expect(workers()).toContain(second);
  expect((await sendOnNewConnection("/health/live")).status).toBe(200);
});

it("closing the storefront ends all processes", async () => {
  const all = [storefront.pid, ...workers()];
  storefront.close();
  const isThere = (pid: number): boolean => {
    try {
      return readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[2] !== "Z";
    } catch {
      return false;
    }
  };
  await expect.poll(() => all.filter(isThere), { timeout: 20_000 }).toEqual([]);
});
