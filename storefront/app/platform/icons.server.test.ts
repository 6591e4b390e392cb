import { expect, it } from "vitest";
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
