import { describe, expect, it } from "vitest";
import { unbookedMoney } from "./returned-money";

const money = (id: string, cents: number) => ({ id, cents, at: new Date("2026-11-26T10:00:00Z") });

describe("unbookedMoney", () => {
  const returned = [money("re_3", 500), money("re_2", 800), money("re_1", 500)];

  it.each<[string, readonly string[] | null, number, string[]]>([
    ["nothing is recorded", [], 0, ["re_3", "re_2", "re_1"]],
    ["all is recorded", ["re_1", "re_2", "re_3"], 1800, []],
    ["one is missing", ["re_1", "re_3"], 1000, ["re_2"]],
    ["a refund was recorded, but its id was not written down", ["re_1"], 1300, ["re_3"]],
    ["nothing is missing, whichever ids were written down", ["re_1"], 1800, []],
    ["more is recorded than went back", ["re_1", "re_2", "re_3", "re_4"], 2300, []],
    ["the payment is older than the list of ids", null, 1300, ["re_3"]],
    ["the payment is older than the list of ids, and nothing is missing", null, 1800, []],
  ])("%s", (_, booked, recordedCents, expected) => {
    expect(unbookedMoney(returned, booked, recordedCents).map(({ id }) => id)).toEqual(expected);
  });
});
