import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { languages } from "@su-turrone/contract/languages";
import { valueNames } from "@su-turrone/contract/page-content";

const here = import.meta.dirname;
const medusas = path.resolve(here, "../../../node_modules/@medusajs/dashboard/src/i18n/translations");

/** Every text of a file by its dotted key. */
function textsOf(file: string): Map<string, string> {
  const flat = (value: unknown, prefix: string): [string, string][] =>
    typeof value === "string"
      ? [[prefix, value]]
      : Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
          flat(inner, prefix ? `${prefix}.${key}` : key),
        );
  return new Map(flat(JSON.parse(readFileSync(file, "utf8")), ""));
}

it.each(languages)("%s: each overridden text exists in Medusa and has the same placeholders", (language) => {
  const ours = textsOf(path.join(here, "core-words", `${language}.json`));
  const core = textsOf(path.join(medusas, `${language}.json`));
  expect(ours.size).toBeGreaterThan(40);
  expect([...ours.keys()]).toEqual([...textsOf(path.join(here, "core-words", "de.json")).keys()]);
  for (const [key, text] of ours) {
    const named = core.get(key);
    expect(named, key).toBeDefined();
    expect(valueNames(text), key).toEqual(valueNames(named ?? ""));
    expect(text.includes("<0/>"), key).toBe(named?.includes("<0/>"));
  }
});

it.each(languages)("%s: no text has two places, of which the later one would win", (language) => {
  const written = readFileSync(path.join(here, "core-words", `${language}.json`), "utf8");
  expect(`${JSON.stringify(JSON.parse(written), null, 2)}\n`).toBe(written);
});

it.each(languages)(
  "%s: the fulfilment status differs from the to-pack filter, as unpaid and cancelled orders show it too",
  (language) => {
    const state = textsOf(path.join(here, "core-words", `${language}.json`));
    const asks = textsOf(path.join(here, "orders", `${language}.json`));
    const texts = [
      state.get("orders.fulfillment.status.notFulfilled"),
      asks.get("orderList.filters.to_pack"),
    ];
    expect(texts).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(texts).size).toBe(2);
  },
);

it.each(languages)("%s: Medusa has the words that our pages borrow from it", (language) => {
  const core = textsOf(path.join(medusas, `${language}.json`));
  const borrowed = [
    ...["save", "cancel", "close", "edit"].map((word) => `actions.${word}`),
    ...["of", "results", "pages", "prev", "next"].map((word) => `general.${word}`),
  ];
  expect(borrowed.filter((key) => !core.has(key))).toEqual([]);
});

it("the Italian texts contain none of the misleading words", () => {
  const shown = new Map([
    ...textsOf(path.join(medusas, "it.json")),
    ...textsOf(path.join(here, "core-words", "it.json")),
  ]);
  const stumbling = [...shown].filter(([, text]) =>
    /cattur|adempi|maniglia|arretrat|\bhandle\b|^(?:vero|falso)$/i.test(text),
  );
  expect(stumbling).toEqual([]);
});

it.each(languages)(
  "%s: booked money is not called refunded, which a lost dispute is not, nor gone, which an unsent transfer is not",
  (language) => {
    const shown = textsOf(path.join(here, "core-words", `${language}.json`));
    const booked = ["payment.refund", "payment.status.refunded", "payment.status.partiallyRefunded"];
    const said = [...booked, "activity.events.payment.refunded"].map(
      (key) => shown.get(`orders.${key}`) ?? "refund",
    );
    expect(said.filter((text) => /refund|erstatt|rimbors|gone|gegangen|riaccredit/i.test(text))).toEqual([]);
  },
);
