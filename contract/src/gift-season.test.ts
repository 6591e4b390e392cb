import { describe, expect, it } from "vitest";
import { categoryInSeason } from "./gift-season";

const gifts = "pcat_gifts";

describe("categoryInSeason", () => {
  it.each([
    ["the day before", "11-01", "12-24", "2026-10-31", null],
    ["the first day", "11-01", "12-24", "2026-11-01", gifts],
    ["a day between", "11-01", "12-24", "2027-11-24", gifts],
    ["the last day", "11-01", "12-24", "2026-12-24", gifts],
    ["the day after", "11-01", "12-24", "2026-12-25", null],
    ["over New Year, the day before", "12-01", "01-06", "2026-11-30", null],
    ["over New Year, the first day", "12-01", "01-06", "2026-12-01", gifts],
    ["over New Year, 31 December", "12-01", "01-06", "2026-12-31", gifts],
    ["over New Year, 1 January", "12-01", "01-06", "2027-01-01", gifts],
    ["over New Year, the last day", "12-01", "01-06", "2027-01-06", gifts],
    ["over New Year, the day after", "12-01", "01-06", "2027-01-07", null],
    ["a single day, the day before", "12-13", "12-13", "2026-12-12", null],
    ["a single day", "12-13", "12-13", "2026-12-13", gifts],
    ["a single day, the day after", "12-13", "12-13", "2026-12-14", null],
    ["the whole year", "01-01", "12-31", "2027-07-15", gifts],
    ["up to 29 February, in a leap year", "02-01", "02-29", "2028-02-29", gifts],
    ["up to 29 February, in another year's last day", "02-01", "02-29", "2027-02-28", gifts],
    ["up to 29 February, in another year's March", "02-01", "02-29", "2027-03-01", null],
    ["from 29 February, in a leap year", "02-29", "03-19", "2028-02-29", gifts],
    ["from 29 February, in another year's February", "02-29", "03-19", "2027-02-28", null],
    ["from 29 February, in another year's March", "02-29", "03-19", "2027-03-01", gifts],
  ])("%s", (_, first, last, day, category) => {
    expect(categoryInSeason({ category_id: gifts, first, last }, day)).toBe(category);
  });

  it("knows no season without a category", () => {
    expect(categoryInSeason({ category_id: null, first: "01-01", last: "12-31" }, "2027-07-15")).toBeNull();
  });
});
