import { expect } from "vitest";
import { test } from "./request";

const at = (country: string, code: string) =>
  `/api/postal-codes?${new URLSearchParams({ country, code }).toString()}`;

test("responds with province and towns of a postal code, publicly cacheable", async ({ request }) => {
  for (const [path, body] of [
    [at("it", "08039"), { province: "NU", towns: ["Tonara"] }],
    [at("it", "I-08039"), { province: "NU", towns: ["Tonara"] }],
    [at("de", "10115"), { province: "", towns: ["Berlin"] }],
    [at("de", "00999"), null],
    [at("de", "01000"), { province: "", towns: [] }],
    // a country without a table
    [at("gb", "sw1a1aa"), { province: "", towns: [] }],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(body ? 200 : 400);
    if (!body) continue;
    expect(await answer.json(), path).toEqual(body);
    expect(answer.headers()["cache-control"], path).toBe("public, max-age=86400");
    expect(answer.headers()["set-cookie"], path).toBeUndefined();
  }
});

test("responds 400 for invalid postal codes and countries", async ({ request }) => {
  for (const path of [
    "/api/postal-codes",
    "/api/postal-codes?country=it",
    "/api/postal-codes?code=08039",
    at("it", "8039"),
    at("us", "10001"),
    at("IT", "08039"),
    at("__proto__", "08039"),
    at("it", "../it.txt"),
    at("it", "0".repeat(5000)),
  ]) {
    expect((await request.get(path)).status(), path.slice(0, 80)).toBe(400);
  }
});
