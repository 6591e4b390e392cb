import { describe, expect, it } from "vitest";
import { categoryInSeason } from "./shop-facts";

const gifts = "pcat_gifts";

describe("categoryInSeason", () => {
  it.each([
    ["returns null on the day before", "11-01", "12-24", "2026-10-31", null],
    ["returns the category on the first day", "11-01", "12-24", "2026-11-01", gifts],
    ["returns the category on a day in between", "11-01", "12-24", "2027-11-24", gifts],
    ["returns the category on the last day", "11-01", "12-24", "2026-12-24", gifts],
    ["returns null on the day after", "11-01", "12-24", "2026-12-25", null],
    ["over New Year, returns null on the day before", "12-01", "01-06", "2026-11-30", null],
    ["over New Year, returns the category on the first day", "12-01", "01-06", "2026-12-01", gifts],
    ["over New Year, returns the category on 31 December", "12-01", "01-06", "2026-12-31", gifts],
    ["over New Year, returns the category on 1 January", "12-01", "01-06", "2027-01-01", gifts],
    ["over New Year, returns the category on the last day", "12-01", "01-06", "2027-01-06", gifts],
    ["over New Year, returns null on the day after", "12-01", "01-06", "2027-01-07", null],
    ["with a single day, returns null on the day before", "12-13", "12-13", "2026-12-12", null],
    ["with a single day, returns the category on that day", "12-13", "12-13", "2026-12-13", gifts],
    ["with a single day, returns null on the day after", "12-13", "12-13", "2026-12-14", null],
    ["with the whole year, returns the category in July", "01-01", "12-31", "2027-07-15", gifts],
    ["up to 29 February, on 29 February of a leap year", "02-01", "02-29", "2028-02-29", gifts],
    ["up to 29 February, on 28 February of a common year", "02-01", "02-29", "2027-02-28", gifts],
    ["up to 29 February, returns null on 1 March of a common year", "02-01", "02-29", "2027-03-01", null],
    ["from 29 February, on 29 February of a leap year", "02-29", "03-19", "2028-02-29", gifts],
    ["from 29 February, returns null on 28 February of a common year", "02-29", "03-19", "2027-02-28", null],
    ["from 29 February, on 1 March of a common year", "02-29", "03-19", "2027-03-01", gifts],
  ])("%s", (_, first, last, day, category) => {
    expect(categoryInSeason({ category_id: gifts, first, last }, day)).toBe(category);
  });

  it("returns no season if no category is configured", () => {
    expect(categoryInSeason({ category_id: null, first: "01-01", last: "12-31" }, "2027-07-15")).toBeNull();
  });
});
