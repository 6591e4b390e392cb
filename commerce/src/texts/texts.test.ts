import { describe, expect, it } from "vitest";
import { languages } from "../platform/languages";
import { fill, textsOf, type Texts } from "./index";

type Node = string | readonly Node[] | { readonly [key: string]: Node };

/** Every text by its dotted key. */
const flat = (node: Node, key = ""): [key: string, text: string][] =>
  typeof node === "string"
    ? [[key, node]]
    : Object.entries(node).flatMap(([name, inner]) => flat(inner, `${key}.${name}`));

const valuesIn = (text: string): string[] => (text.match(/\{\{.*?\}\}/g) ?? []).toSorted();

const areas = {
  documents: true,
  mails: true,
  notices: true,
  orderMails: true,
  productFile: true,
  refusals: true,
} as const satisfies Record<keyof Texts, true>;

describe.each(Object.keys(areas) as (keyof Texts)[])("%s", (area) => {
  const german = new Map(flat(textsOf(area, "de")));

  it.each(languages)("%s has the same keys and values as German, and no empty text", (language) => {
    const own = new Map(flat(textsOf(area, language)));
    expect([...own.keys()].toSorted()).toEqual([...german.keys()].toSorted());
    for (const [key, text] of own) {
      expect(text.trim(), key).not.toBe("");
      expect(valuesIn(text), key).toEqual(valuesIn(german.get(key) ?? ""));
      // spelled so that `fill` finds them
      for (const value of valuesIn(text)) expect(value).toMatch(/^\{\{\w+\}\}$/);
    }
  });
});

it("fills in values as they are", () => {
  expect(fill("{{name}}, {{count}} × {{name}}", { name: "$& {{count}}", count: 2 })).toBe(
    "$& {{count}}, 2 × $& {{count}}",
  );
});

it("throws if a value is missing", () => {
  expect(() => fill("Order {{number}}: {{reason}}", { number: 12 })).toThrow('lacks "reason"');
});
