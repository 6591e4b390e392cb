import { expect, it } from "vitest";
import { suggestionDelay } from "./suggestion-limit.server";

it("lets a visitor ask 120 times a minute, and nobody else wait for it", async () => {
  for (let n = 0; n < 120; n++) expect(await suggestionDelay("192.0.2.1")).toBe(0);
  const wait = await suggestionDelay("192.0.2.1");
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await suggestionDelay("192.0.2.2")).toBe(0);
});
