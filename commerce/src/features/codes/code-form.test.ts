import { describe, expect, it } from "vitest";
import { readNewCode, readTerms, type TypedCode } from "./code-form";

const today = "2026-11-23";
const typed = (over: Partial<TypedCode> = {}): TypedCode => ({
  code: "NATALE10",
  kind: "percent",
  value: "10",
  from: "",
  until: "",
  limit: "",
  minimum: "",
  ...over,
});

describe("readNewCode", () => {
  it("normalises the code and returns null for empty fields", () => {
    expect(readNewCode(typed({ code: "  natale10 " }), today)).toEqual({
      read: {
        code: "NATALE10",
        takes_off: { kind: "percent", percent: 10 },
        from: null,
        until: null,
        limit: null,
        minimum_cents: null,
      },
    });
    const amount = typed({ kind: "amount", value: "5,00", minimum: "49.5", limit: " 3 ", until: today });
    expect(readNewCode(amount, today)).toEqual({
      read: {
        code: "NATALE10",
        takes_off: { kind: "amount", cents: 500 },
        from: null,
        until: today,
        limit: 3,
        minimum_cents: 4950,
      },
    });
  });

  it.each([
    [{ code: "" }, { code: "code_letters" }],
    [{ code: "AB" }, { code: "code_letters" }],
    [{ code: "ZEHN-10" }, { code: "code_letters" }],
    [{ code: "SÜSS10" }, { code: "code_letters" }],
    [{ code: "A".repeat(61) }, { code: "code_letters" }],
    [{ value: "0" }, { value: "percent" }],
    [{ value: "101" }, { value: "percent" }],
    [{ value: "7,5" }, { value: "percent" }],
    [{ value: "" }, { value: "percent" }],
    [{ kind: "amount", value: "0" }, { value: "amount" }],
    [{ kind: "amount", value: "-5" }, { value: "amount" }],
    [{ kind: "amount", value: "5,001" }, { value: "amount" }],
    [{ from: "2026-02-30" }, { from: "day" }],
    [{ until: "soon" }, { until: "day" }],
    [{ until: "0001-01-01" }, { until: "day" }],
    [{ from: "2026-12-02", until: "2026-12-01" }, { until: "until_before_from" }],
    [{ until: "2026-11-22" }, { until: "until_past" }],
    [{ limit: "0" }, { limit: "limit" }],
    [{ limit: "1.5" }, { limit: "limit" }],
    [{ limit: "9999999999" }, { limit: "limit" }],
    [{ minimum: "0" }, { minimum: "minimum" }],
    [{ minimum: "viel" }, { minimum: "minimum" }],
  ] as [Partial<TypedCode>, object][])("rejects %j with %j", (over, problems) => {
    expect(readNewCode(typed(over), today)).toEqual({ problems });
  });
});

it("readTerms rejects a limit below the number of uses", () => {
  const terms = { from: "", until: "", limit: "2" };
  expect(readTerms(terms, 3)).toEqual({ problems: { limit: "limit_below_used" } });
  expect(readTerms(terms, 2)).toEqual({ read: { from: null, until: null, limit: 2 } });
});
