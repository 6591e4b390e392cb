import { expect, test } from "vitest";
import { namespaces, resources, serverI18n } from "./i18n.server";
import { languages } from "./languages";
import { translator, type MessageTree } from "./translate";

type Untyped = (key: string, values?: Record<string, unknown>) => string;

const flat = (value: string | MessageTree, prefix = ""): [string, string][] =>
  typeof value === "string"
    ? [[prefix, value]]
    : Object.entries(value).flatMap(([key, inner]) => flat(inner, prefix ? `${prefix}.${key}` : key));

const plural = /_(zero|one|two|few|many|other)$/;

/** Interpolation values, including ones that look like syntax of the translator. */
const awkward = ["Torrone & Miele <b>", "", "$& $1 $$", "$t(common:skip)", 0, 1234.5, null, undefined];
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1000, 1_000_000, 1.5, -1];

test.each(languages.flatMap((language) => namespaces.map((namespace) => ({ language, namespace }))))(
  "renders each message of $language/$namespace like i18next",
  ({ language, namespace }) => {
    const messages = resources[language]?.[namespace] as MessageTree;
    const own = translator(language, messages) as unknown as Untyped;
    const theirs = serverI18n.getFixedT(language, namespace) as unknown as Untyped;
    const texts = flat(messages);
    expect(texts.length).toBeGreaterThan(0);
    for (const [key, text] of texts) {
      const names = [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => name ?? "");
      const valuesOf = (value: unknown) =>
        Object.fromEntries(names.map((name) => [name, name === "count" ? 2 : value]));
      const tried = [
        ...awkward.map(valuesOf),
        ...counts.map((count) => ({ ...valuesOf("x"), count })),
        { ...valuesOf("x"), count: "7" },
        {},
      ];
      for (const asked of [key, key.replace(plural, "")]) {
        expect(own(asked), asked).toBe(theirs(asked));
        for (const values of tried) {
          expect(own(asked, values), `${asked} ${JSON.stringify(values)}`).toBe(theirs(asked, values));
        }
      }
    }
  },
);

test("returns the key if there is no text", () => {
  const own = translator("de", resources["de"]?.["cart"] as MessageTree) as unknown as Untyped;
  for (const key of ["nothing", "errors.nothing", "errors.nothing.below"]) {
    expect(own(key, { count: 1 })).toBe(serverI18n.getFixedT("de", "cart")(key as never, { count: 1 }));
    expect(own(key)).toBe(key);
  }
  expect(own("constructor")).toBe("constructor");
});

test("does not interpolate placeholders in values, unlike i18next", () => {
  const own = translator("de", { both: "{{shown}} of {{name}}" }) as unknown as Untyped;
  expect(own("both", { shown: "{{name}}", name: "all" })).toBe("{{name}} of all");
});
