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
  ["returns null on the day before", [heat], "2027-07-09", chocolate, null],
  ["returns the end of the pause on its first day", [heat], "2027-07-10", chocolate, "2027-08-20"],
  ["returns the end of the pause on its last day", [heat], "2027-08-20", chocolate, "2027-08-20"],
  ["returns null on the day after", [heat], "2027-08-21", chocolate, null],
  ["returns null for another country", [heat], "2027-08-01", { ...chocolate, country: "de" }, null],
  ["null for other categories", [heat], "2027-08-01", { ...chocolate, categoryIds: ["gifts"] }, null],
  ["null for products without a category", [heat], "2027-08-01", { ...chocolate, categoryIds: [] }, null],
  ["null if the workshop is closed only", [{ ...heat, kind: "closed" }], "2027-08-01", chocolate, null],
  ["the later end of two", [{ ...heat, last: "2027-08-31" }, heat], "2027-08-01", chocolate, "2027-08-31"],
  ["not one that is over", [heat, { ...heat, last: "2027-07-15" }], "2027-08-01", chocolate, "2027-08-20"],
] satisfies [string, Pause[], string, typeof chocolate, string | null][])(
  "%s",
  (_, pauses, day, goods, until) => {
    expect(heatPauseUntil(pauses, day, goods)).toBe(until);
  },
);
