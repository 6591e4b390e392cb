import { expect, test } from "vitest";
import de from "~/i18n/messages/de/about.json";
import en from "~/i18n/messages/en/about.json";
import it from "~/i18n/messages/it/about.json";
import { certifications } from "./certifications";

test("the demonstration shows the four of the specification, production only what is proven", () => {
  expect(certifications(true).map((entry) => entry.name)).toEqual(["organic", "pgi", "pat", "haccp"]);
  expect(certifications(false)).toEqual([
    { name: "pat", proven: true },
    { name: "haccp", proven: true },
  ]);
});

test.each([
  ["de", de],
  ["it", it],
  ["en", en],
])("the page does not call itself a draft: %s", (_language, about) => {
  expect(JSON.stringify(about)).not.toMatch(/entwurf|bozza|draft/i);
});
