import { expect, it, vi } from "vitest";
import { findIcons } from "./icons.server";

it("finds icons of the shop's own package and names those it has not", async () => {
  const answer = await findIcons({ collection: "lucide", icons: ["leaf", "no-such-icon"] });
  expect(Object.keys(answer.icons)).toEqual(["leaf"]);
  expect(answer.icons["leaf"]?.body).toContain("<path");
  expect(answer).toMatchObject({ prefix: "lucide", width: 24, height: 24, not_found: ["no-such-icon"] });
});

it("asks nobody else unless that is switched on", async () => {
  expect(await findIcons({ collection: "mdi", icons: ["home"] })).toEqual({
    prefix: "mdi",
    icons: {},
    not_found: ["home"],
  });
});

/** Properties every JavaScript object inherits. */
const inherited = ["__proto__", "constructor", "hasownproperty", "toString"];

it("knows no icon by the name of what every object has", async () => {
  const answer = await findIcons({ collection: "lucide", icons: [...inherited, "leaf"] });
  expect(Object.keys(answer.icons)).toEqual(["leaf"]);
  expect(answer.not_found.toSorted()).toEqual(inherited.toSorted());
});

it("names what a service has not sent, whatever it is called", async () => {
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
