import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { openRoutes } from "../../src/platform/route-table";
import { nameOf, routes } from "./all-routes";
import { recordAnswers } from "./recorded-answers";

/** Whether a key is an id, number or language rather than a property name. */
const namesOne = (key: string): boolean => /^[a-z]+_[0-9A-Z]{10,}$/.test(key) || /^\d+$/.test(key);

/** Adds the keys of a value to those known of each path; all members of a list share a path. */
function collect(value: unknown, at: string, found: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, at, found);
  else if (typeof value === "object" && value !== null) {
    const keys = found.get(at) ?? new Set<string>();
    found.set(at, keys);
    for (const [key, next] of Object.entries(value)) {
      const name = namesOne(key) ? "*" : key;
      keys.add(name);
      collect(next, at === "" ? name : `${at}.${name}`, found);
    }
  }
}

/**
 * All keys of responses of one kind, a line for each path: `order.items: id quantity`. "*" stands for ids and numbers,
 * "(top)" for the response itself.
 */
function keyLines(answers: readonly unknown[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const answer of answers) collect(answer, "", found);
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, keys]) => `${part === "" ? "(top)" : part}: ${[...keys].toSorted().join(" ")}`.trimEnd());
}

/** Public routes that respond with a cookie, or with an admin user's secrets to that user only. */
const excludedRoutes = [
  "POST /auth/user/emailpass/register",
  "POST /auth/user/emailpass/reset-password",
  "POST /auth/user/emailpass/update",
  "POST /auth/session",
  "DELETE /auth/session",
  "POST /auth/mfa/factors",
  "DELETE /auth/mfa/factors/:id",
  "POST /auth/mfa/factors/:id/verify",
  "POST /auth/mfa/recovery-codes",
  "POST /auth/mfa/challenges/:id/verify",
];

let recorded: Awaited<ReturnType<typeof recordAnswers>>;
beforeAll(async () => {
  recorded = await recordAnswers();
}, 240_000);

const commerce = path.resolve(import.meta.dirname, "../..");

/** The shop's own routes without a login. */
const ownRoutes = routes
  .filter(({ address, medusa }) => !medusa && /^\/(store|health)\//.test(address))
  .map(nameOf);

it("requests every public route and every route the storefront calls", () => {
  const open = [...ownRoutes, ...openRoutes.map(({ method, address: at }) => `${method} ${at}`)];
  expect(open.filter((route) => !recorded.has(route) && !excludedRoutes.includes(route))).toEqual([]);
  const calls = path.join(commerce, "../storefront/app/commerce");
  const calledPaths = readdirSync(calls).flatMap((file) =>
    [...readFileSync(path.join(calls, file), "utf8").matchAll(/["`](\/store\/[\w-]+)/g)].map(
      ([, at]) => at ?? "",
    ),
  );
  expect(calledPaths.length).toBeGreaterThan(20);
  const known = [...recorded.keys()].map((route) => route.split(" ")[1] ?? "");
  expect(
    [...new Set(calledPaths)].filter((at) => !known.some((one) => `${one}/`.startsWith(`${at}/`))),
  ).toEqual([]);
});

it("returns no key that is missing in answer-keys.txt", async () => {
  const text = [...recorded.keys()]
    .toSorted()
    .map((route) =>
      [route, ...keyLines(recorded.get(route) ?? []).map((line) => `  ${line}`), ""].join("\n"),
    );
  await expect(text.join("\n")).toMatchFileSnapshot("answer-keys.txt");
});

/**
 * Stock quantities are only sent to the storefront, which shows them to the browser only if they are low (storefront's
 * answer-keys.test.ts).
 */
const storefrontOnlyKeys = ["GET /store/products", "inventory_quantity", "manage_inventory"];

it("returns no key that only the owner may see", () => {
  const secrets =
    /metadata|inventory|reserv|cost|deleted_at|password|created_by|customer_id|usage|limit_used|campaign/;
  const found = [...recorded].flatMap(([route, answers]) =>
    keyLines(answers).flatMap((line) =>
      line
        .replace(/^[^:]*: ?/, "")
        .split(" ")
        .filter((key) => secrets.test(key))
        .filter((key) => !(route === storefrontOnlyKeys[0] && storefrontOnlyKeys.includes(key)))
        .map((key) => `${route} ${key}`),
    ),
  );
  expect(found).toEqual([]);
});
