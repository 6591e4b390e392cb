import { expect, it } from "vitest";
import { heatPauseUntil, type Pause } from "./pauses";

const heat: Pause = {
  kind: "heat",
  first: "2027-07-10",
  last: "2027-08-20",
  banner: { de: "", it: "", en: "" },
  category_ids: ["chocolate"],
  countries: ["it", "es"],
};
const chocolate = { categoryIds: ["gifts", "chocolate"], country: "it" };

it.each([
  ["the day before", [heat], "2027-07-09", chocolate, null],
  ["the first day", [heat], "2027-07-10", chocolate, "2027-08-20"],
  ["the last day", [heat], "2027-08-20", chocolate, "2027-08-20"],
  ["the day after", [heat], "2027-08-21", chocolate, null],
  ["another country", [heat], "2027-08-01", { ...chocolate, country: "de" }, null],
  ["other goods", [heat], "2027-08-01", { ...chocolate, categoryIds: ["gifts"] }, null],
  ["goods in no category", [heat], "2027-08-01", { ...chocolate, categoryIds: [] }, null],
  ["a closed workshop, which sells on", [{ ...heat, kind: "closed" }], "2027-08-01", chocolate, null],
  [
    "two, of which one ends later",
    [{ ...heat, last: "2027-08-31" }, heat],
    "2027-08-01",
    chocolate,
    "2027-08-31",
  ],
  [
    "one that is over beside one that holds",
    [heat, { ...heat, last: "2027-07-15" }],
    "2027-08-01",
    chocolate,
    "2027-08-20",
  ],
] satisfies [string, Pause[], string, typeof chocolate, string | null][])(
  "%s",
  (_, pauses, day, goods, until) => {
    expect(heatPauseUntil(pauses, day, goods)).toBe(until);
  },
);
