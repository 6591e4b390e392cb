import { expect, it } from "vitest";
import { newPriceJumps } from "../../features/new-product/missing-tables";
import {
  asSaved,
  emptyProduct,
  emptyWeight,
  gramsOf,
  proposedAddresses,
  proposedCode,
  readTyped,
  remainingProblems,
  typedForm,
  withProposedAlt,
  type TypedProduct,
} from "./typed-product";

const typed = (over: Partial<TypedProduct> = {}): TypedProduct => ({
  ...emptyProduct(),
  title: { de: "Feigentorrone", it: "", en: "" },
  ...over,
});
const row = (grams: string, euro = "", stock = "") => ({ ...emptyWeight(), key: grams, grams, euro, stock });

it("ignores empty rows, reads decimal commas and defaults the stock to 0", () => {
  const form = readTyped(typed({ weights: [row("150", "6,95"), row("300", "", "4"), emptyWeight()] }), false);
  expect(form).toMatchObject({
    read: {
      code: "FEI",
      weights: [
        { grams: 150, cents: 695, stock: 0 },
        { grams: 300, cents: null, stock: 4 },
      ],
    },
  });
});

it("restores a draft as it was typed, and adds an empty row if it has no weights", () => {
  const { weights: _, offered: __, ...rest } = typed({ code: "FEI" });
  const draft = { ...rest, publish: false, weights: [{ grams: 150, cents: 690, stock: 0 }] };
  expect(typedForm(draft).weights).toMatchObject([{ grams: "150", euro: "6,90", stock: "0" }]);
  expect(readTyped(typedForm(draft), false)).toEqual({ read: draft });
  const bare = { ...draft, weights: [] };
  expect(typedForm(bare).weights).toMatchObject([{ grams: "", euro: "", stock: "" }]);
  expect(readTyped(typedForm(bare), false)).toEqual({ read: bare });
});

it.each<[string, Partial<TypedProduct>, object]>([
  ["a missing name", { title: { de: " ", it: "x", en: "x" }, code: "ABC" }, { title: "name" }],
  ["a code of two letters", { code: "AB" }, { code: "code" }],
  ["a missing weight", { weights: [row("", "5")] }, { "grams-": "grams" }],
  ["a duplicate weight", { weights: [row("150"), { ...row("150"), key: "b" }] }, { "grams-b": "twice" }],
  ["a price of 0", { weights: [row("150", "0")] }, { "euro-150": "euro" }],
  ["a fractional stock", { weights: [row("150", "5", "1,5")] }, { "stock-150": "stock" }],
])("reports %s at its field", (_, over, problems) => {
  expect(readTyped(typed(over), false)).toEqual({ problems });
});

it("rejects a weight of 0", () => {
  expect(gramsOf(row("0"))).toBeNull();
});

it.each([
  ["Süße Träume", "SUS"],
  ["", ""],
  ["7 Nüsse", "NUS"],
])("for %s proposes the code %s", (name, code) => {
  expect(proposedCode(name)).toBe(code);
});

it("keeps a problem until it is corrected, and compares taken codes case-insensitively", () => {
  const wrong = typed({ title: { de: "", it: "", en: "" }, code: "A" });
  const problems = { title: "name", code: "code" };
  expect(remainingProblems(problems, wrong, null)).toEqual(problems);
  expect(remainingProblems(problems, { ...wrong, code: "ABC" }, null)).toEqual({ title: "name" });
  // problems not reported at the last submission are not added
  expect(remainingProblems({}, wrong, null)).toEqual({});
  expect(remainingProblems({}, typed({ code: "abc" }), "ABC")).toEqual({ code: "taken" });
  expect(remainingProblems({}, typed({ code: "abd" }), "ABC")).toEqual({});
});

it("accepts a name in any language for a draft, and derives the letters from it", () => {
  const form = readTyped(typed({ title: { de: "", it: "Torrone ai fichi", en: "" } }), false);
  expect(form).toMatchObject({ read: { code: "TOR" } });
});

it("takes prices and packs as those offered once the product is on sale", () => {
  const form = typed({ weights: [row("150", "6.95", "4")] });
  expect(readTyped(asSaved(form, true), true)).toMatchObject({
    read: { weights: [{ grams: 150, cents: 695, stock: 4, now: { cents: 695, stock: 4 } }] },
  });
  expect(readTyped(asSaved(asSaved(form, true), false), false)).toMatchObject({
    read: { weights: [{ grams: 150, cents: 695, stock: 4, now: undefined }] },
  });
});

it("compares a price with that of the grams that are typed, whichever row had them before", () => {
  const offered = asSaved(typed({ weights: [row("150", "6.95", "4"), row("300", "13", "2")] }), true);
  const [small, large] = offered.weights;
  if (!small || !large) throw new Error("A row is missing");
  const weightsOf = (weights: TypedProduct["weights"]) => {
    const result = readTyped({ ...offered, weights }, true);
    return "read" in result ? result.read.weights : [];
  };
  const changed = weightsOf([{ ...small, grams: "1500" }, large]);
  expect(changed).toEqual([
    { grams: 1500, cents: 695, stock: 4, now: undefined },
    { grams: 300, cents: 1300, stock: 2, now: { cents: 1300, stock: 2 } },
  ]);
  // as the server answers
  expect(newPriceJumps(changed)).toEqual([
    { title: "1500 g", cents: 695, than: "other_weights", usual_cents: 6500 },
  ]);
  expect(weightsOf([{ ...large, grams: "150" }])).toEqual([
    { grams: 150, cents: 1300, stock: 2, now: { cents: 695, stock: 4 } },
  ]);
});

it("proposes descriptions from name and category, numbers them, and keeps what is written", () => {
  const picture = (url: string, it = "") => ({ url, width: 1, height: 1, alt: { de: "", it, en: "" } });
  const title = { de: "Feigentorrone", it: "Torrone ai fichi", en: "" };
  const kind = { de: "Klassisch", it: "Classico", en: "Classic" };
  expect(
    withProposedAlt([picture("a", "Un pezzo"), picture("b")], title, kind).map(({ alt }) => alt),
  ).toEqual([
    { de: "Feigentorrone, Klassisch", it: "Un pezzo", en: "" },
    { de: "Feigentorrone, Klassisch (2)", it: "Torrone ai fichi, Classico (2)", en: "" },
  ]);
});

it("derives the address from the name in each language unless one is typed", () => {
  const form = typed({
    title: { de: "Feigentorrone für Käthe", it: "Torrone ai fichi", en: "" },
    slugs: { de: "", it: "Fichi secchi", en: "" },
  });
  expect(proposedAddresses(form)).toEqual({
    de: "/produkte/feigentorrone-fuer-kaethe",
    it: "/it/prodotti/fichi-secchi",
    en: "",
  });
});
