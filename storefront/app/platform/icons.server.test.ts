import { expect, it, vi } from "vitest";
import { findIcons } from "./icons.server";

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
  vi.doMock("./icon-service", () => ({
    firstSuccessfulResponse: () => Promise.resolve({ icons: { home: { body: "<path/>" } } }),
  }));
  try {
    const fresh = await import("./icons.server");
    expect(await fresh.findIcons({ collection: "mdi", icons: [...inherited, "home"] })).toEqual({
      prefix: "mdi",
      icons: { home: { body: "<path/>" } },
      not_found: inherited,
    });
  } finally {
    vi.doUnmock("./icon-service");
    vi.unstubAllEnvs();
  }
});
