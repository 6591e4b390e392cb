import { expect, it, vi } from "vitest";
import { findIcons, firstSuccessfulResponse } from "./icons.server";

it("returns icons of the bundled collection and lists missing ones in not_found", async () => {
  const answer = await findIcons({ collection: "lucide", icons: ["leaf", "no-such-icon"] });
  expect(Object.keys(answer.icons)).toEqual(["leaf"]);
  expect(answer.icons["leaf"]?.body).toContain("<path");
  expect(answer).toMatchObject({ prefix: "lucide", width: 24, height: 24, not_found: ["no-such-icon"] });
});

it("does not request external services by default", async () => {
  expect(await findIcons({ collection: "mdi", icons: ["home"] })).toEqual({
    prefix: "mdi",
    icons: {},
    not_found: ["home"],
  });
});

/** Properties every JavaScript object inherits. */
const inherited = ["__proto__", "constructor", "hasownproperty", "toString"];

it("does not treat inherited object properties as icons", async () => {
  const answer = await findIcons({ collection: "lucide", icons: [...inherited, "leaf"] });
  expect(Object.keys(answer.icons)).toEqual(["leaf"]);
  expect(answer.not_found.toSorted()).toEqual(inherited.toSorted());
});

it("lists icons that the external service did not return, including names of inherited properties", async () => {
  vi.stubEnv("ICON_SERVICES", "https://icons.example");
  vi.resetModules();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ icons: { home: { body: "<path/>" } } })));
  try {
    const fresh = await import("./icons.server");
    expect(await fresh.findIcons({ collection: "mdi", icons: [...inherited, "home"] })).toEqual({
      prefix: "mdi",
      icons: { home: { body: "<path/>" } },
      not_found: inherited,
    });
  } finally {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
});

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
