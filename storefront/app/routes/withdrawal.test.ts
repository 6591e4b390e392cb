import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { action as routeAction } from "./withdrawal";

const declare = vi.fn(() =>
  Promise.resolve({ id: "wd_1", received_at: "2026-11-23T10:00:00.000Z", earlier_at: null }),
);

type Action = typeof routeAction;
let action: Action;

// test files share the module cache: load the page with the mock, and reset the cache afterwards
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("~/commerce/form-requests.server", () => ({ declareWithdrawal: declare }));
  ({ action } = await import("./withdrawal"));
});
afterAll(() => {
  vi.doUnmock("~/commerce/form-requests.server");
  vi.resetModules();
});

/** Sends the second step of the form, always from the same client. @returns the status of the response */
async function confirm(): Promise<number> {
  const body = new URLSearchParams({
    name: "Grazia Deledda",
    orderNumber: "1042",
    email: "grazia@example.com",
    items: "",
    step: "confirm",
  });
  const args = {
    request: new Request("http://localhost/vertrag-widerrufen", { method: "POST", body }),
    context: { clientIp: "192.0.2.1", requestId: "r1", shared: null, posted: true },
    params: {},
  } as unknown as Parameters<Action>[0];
  const answer = await action(args);
  return "init" in answer ? (answer.init?.status ?? 200) : answer.status;
}

// the function must be available at all times (art. 11a Directive 2011/83/EU); commerce limits only the e-mails
it("does not rate limit withdrawals", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 400; n++) statuses.push(await confirm());
  expect(new Set(statuses)).toEqual(new Set([303]));
  expect(declare).toHaveBeenCalledTimes(400);
});
