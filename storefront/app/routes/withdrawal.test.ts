import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { WithdrawalAnswer } from "@su-turrone/contract/form-requests";
import type { action as routeAction, loader as routeLoader } from "./withdrawal";

const first = { id: "wd_1", received_at: "2026-11-23T10:00:00.000Z", earlier: null };
const declare = vi.fn(() => Promise.resolve<WithdrawalAnswer["withdrawal"]>(first));

type Action = typeof routeAction;
let action: Action;
let loader: typeof routeLoader;

// test files share the module cache: load the page with the mock, and reset the cache afterwards
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("~/commerce/form-requests.server", () => ({ declareWithdrawal: declare }));
  ({ action, loader } = await import("./withdrawal"));
});
afterAll(() => {
  vi.doUnmock("~/commerce/form-requests.server");
  vi.resetModules();
});

/** Sends the second step of the form, always from the same client. */
async function confirm() {
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
  if ("init" in answer) throw new Error(`not accepted: ${answer.init?.status}`);
  return answer;
}

// the function must be available at all times (art. 11a Directive 2011/83/EU); commerce limits only the e-mails
it("does not rate limit withdrawals", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 400; n++) statuses.push((await confirm()).status);
  expect(new Set(statuses)).toEqual(new Set([303]));
  expect(declare).toHaveBeenCalledTimes(400);
});

it("remembers for the receipt what stands of an earlier withdrawal", async () => {
  const earlier = { received_at: "2026-11-20T10:00:00.000Z", whole: true, settled: true };
  declare.mockResolvedValueOnce({ ...first, earlier });
  const { headers } = await confirm();
  const [cookie = ""] = (headers.get("Set-Cookie") ?? "").split(";");
  const request = new Request("http://localhost/vertrag-widerrufen?received", {
    headers: { Cookie: cookie },
  });
  const args = { request, context: { requestId: "r2" }, params: {} } as unknown as Parameters<
    typeof routeLoader
  >[0];
  expect((await loader(args)).receipt).toMatchObject({ orderNumber: "1042", earlier });
});
