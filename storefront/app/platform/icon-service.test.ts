import { expect, it, vi } from "vitest";
import { firstSuccessfulResponse } from "./icon-service";

const quick = { total: 200, nextHost: 20 };
const hosts = ["https://one.example", "https://two.example"];

/** A fake fetch in which each host responds after the given ms with the given status. */
function fakeFetch(answers: Record<string, { ms: number; status: number }>) {
  return vi.fn<typeof fetch>(async (input, init) => {
    const host = new URL(input as URL).origin;
    const { ms, status } = answers[host] ?? { ms: 0, status: 500 };
    await new Promise<void>((done, fail) => {
      const timer = setTimeout(done, ms);
      init?.signal?.addEventListener("abort", () => {
        clearTimeout(timer);
        fail(new Error("aborted"));
      });
    });
    return Response.json({ host }, { status });
  });
}

it("requests only the first host if it responds in time", async () => {
  const get = fakeFetch({ "https://one.example": { ms: 1, status: 200 } });
  expect(await firstSuccessfulResponse(hosts, "/x.json", get, quick)).toEqual({
    host: "https://one.example",
  });
  expect(get).toHaveBeenCalledTimes(1);
});

it("requests the next host immediately if the first one fails", async () => {
  const get = fakeFetch({
    "https://one.example": { ms: 1, status: 503 },
    "https://two.example": { ms: 1, status: 200 },
  });
  expect(await firstSuccessfulResponse(hosts, "/x.json", get, quick)).toEqual({
    host: "https://two.example",
  });
});

it("requests the next host after a delay and uses the first response", async () => {
  const get = fakeFetch({
    "https://one.example": { ms: 150, status: 200 },
    "https://two.example": { ms: 1, status: 200 },
  });
  expect(await firstSuccessfulResponse(hosts, "/x.json", get, quick)).toEqual({
    host: "https://two.example",
  });
  expect(get).toHaveBeenCalledTimes(2);
});

it("rejects after the total timeout", async () => {
  const get = fakeFetch({
    "https://one.example": { ms: 9999, status: 200 },
    "https://two.example": { ms: 9999, status: 200 },
  });
  const started = performance.now();
  await expect(firstSuccessfulResponse(hosts, "/x.json", get, quick)).rejects.toBeInstanceOf(AggregateError);
  expect(performance.now() - started).toBeLessThan(1000);
});
