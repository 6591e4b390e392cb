import { expect, test } from "vitest";
import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import { deliveryDates, lastDayForChristmas } from "./delivery-dates";

const terms = { business_days: { from: 2, to: 3 }, cut_off_hour: 12, closures: [] };

// times with Tonara's UTC offset on that day: +01:00 in winter, +02:00 in summer
test.each([
  ["a Monday morning", "2026-11-23T09:00:00+01:00", "2026-11-25", "2026-11-26"],
  ["the last minute before the cut-off", "2026-11-23T11:59:59+01:00", "2026-11-25", "2026-11-26"],
  ["the cut-off itself", "2026-11-23T12:00:00+01:00", "2026-11-26", "2026-11-27"],
  ["a Thursday morning, over the weekend", "2026-11-26T08:00:00+01:00", "2026-11-30", "2026-12-01"],
  ["a Friday afternoon", "2026-11-27T15:00:00+01:00", "2026-12-02", "2026-12-03"],
  ["a Saturday", "2026-11-28T10:00:00+01:00", "2026-12-02", "2026-12-03"],
  ["a Sunday at night", "2026-11-29T23:30:00+01:00", "2026-12-02", "2026-12-03"],
  ["just before midnight", "2026-11-23T23:59:00+01:00", "2026-11-26", "2026-11-27"],
  ["the Immaculate Conception (8 December)", "2026-12-07T10:00:00+01:00", "2026-12-10", "2026-12-11"],
  ["Christmas and New Year", "2026-12-23T10:00:00+01:00", "2026-12-28", "2026-12-29"],
  ["Christmas Eve in the afternoon", "2026-12-24T14:00:00+01:00", "2026-12-30", "2026-12-31"],
  ["New Year's Eve and Epiphany", "2026-12-31T10:00:00+01:00", "2027-01-05", "2027-01-07"],
  ["Maundy Thursday, before Easter Monday", "2027-03-25T10:00:00+01:00", "2027-03-30", "2027-03-31"],
  ["Easter Monday itself", "2027-03-29T09:00:00+02:00", "2027-04-01", "2027-04-02"],
  ["Liberation Day on a Sunday", "2027-04-23T10:00:00+02:00", "2027-04-27", "2027-04-28"],
  ["Labour Day on a Friday", "2026-04-30T10:00:00+02:00", "2026-05-05", "2026-05-06"],
  ["Republic Day", "2026-06-01T10:00:00+02:00", "2026-06-04", "2026-06-05"],
  ["the Assumption (15 August) on a Saturday", "2026-08-14T10:00:00+02:00", "2026-08-18", "2026-08-19"],
  ["San Francesco, a holiday since 2026", "2027-10-01T10:00:00+02:00", "2027-10-06", "2027-10-07"],
  ["All Saints", "2027-10-29T10:00:00+02:00", "2027-11-03", "2027-11-04"],
  ["the night the clocks go back", "2026-10-25T02:30:00+01:00", "2026-10-28", "2026-10-29"],
  ["summer time: 11:30 in Tonara is 9:30 UTC", "2026-07-06T09:30:00Z", "2026-07-08", "2026-07-09"],
  ["summer time: 12:30 in Tonara is 10:30 UTC", "2026-07-06T10:30:00Z", "2026-07-09", "2026-07-10"],
])("calculates the delivery dates of an order placed at: %s", (_, now, from, to) => {
  expect(deliveryDates(new Date(now), terms, isItalianHoliday)).toEqual({ from, to });
});

test("uses the owner's cut-off hour and delivery days", () => {
  const own = { business_days: { from: 4, to: 6 }, cut_off_hour: 15, closures: [] };
  expect(deliveryDates(new Date("2026-11-23T14:59:00+01:00"), own, isItalianHoliday)).toEqual({
    from: "2026-11-27",
    to: "2026-12-01",
  });
});

// Monday 9 August to Friday 20 August 2027; the Assumption (15 August) is a Sunday
const august = { first: "2027-08-09", last: "2027-08-20" };
// Monday 21 December 2026 to Wednesday 6 January 2027 (Epiphany)
const christmas = { first: "2026-12-21", last: "2027-01-06" };

test.each([
  [
    "the last open day, before the cut-off (the parcel is in transit during the closure)",
    [august],
    "2027-08-06T11:59:00+02:00",
    "2027-08-10",
    "2027-08-11",
  ],
  ["the last open day, after the cut-off", [august], "2027-08-06T12:00:00+02:00", "2027-08-25", "2027-08-26"],
  ["the weekend before the closure", [august], "2027-08-07T10:00:00+02:00", "2027-08-25", "2027-08-26"],
  ["the first closed day", [august], "2027-08-09T08:00:00+02:00", "2027-08-25", "2027-08-26"],
  ["the last closed day, in the morning", [august], "2027-08-20T08:00:00+02:00", "2027-08-25", "2027-08-26"],
  ["the weekend after the closure", [august], "2027-08-22T08:00:00+02:00", "2027-08-25", "2027-08-26"],
  [
    "the first open day before the cut-off",
    [august],
    "2027-08-23T08:00:00+02:00",
    "2027-08-25",
    "2027-08-26",
  ],
  ["the first open day after the cut-off", [august], "2027-08-23T13:00:00+02:00", "2027-08-26", "2027-08-27"],
  ["Christmas, holidays at its end", [christmas], "2026-12-22T08:00:00+01:00", "2027-01-11", "2027-01-12"],
  ["the last closed day in UTC, not in Tonara", [august], "2027-08-20T22:30:00Z", "2027-08-25", "2027-08-26"],
  [
    "a public holiday right after the closure (Immaculate Conception)",
    [{ first: "2026-12-01", last: "2026-12-07" }],
    "2026-12-03T08:00:00+01:00",
    "2026-12-11",
    "2026-12-14",
  ],
  [
    "two consecutive closures",
    [august, { first: "2027-08-23", last: "2027-08-24" }],
    "2027-08-10T08:00:00+02:00",
    "2027-08-27",
    "2027-08-30",
  ],
  [
    "a closure of one day",
    [{ first: "2026-11-24", last: "2026-11-24" }],
    "2026-11-24T08:00:00+01:00",
    "2026-11-27",
    "2026-11-30",
  ],
  ["a closure that has ended", [august], "2027-08-30T08:00:00+02:00", "2027-09-01", "2027-09-02"],
])("takes closures into account: %s", (_, closures, now, from, to) => {
  expect(deliveryDates(new Date(now), { ...terms, closures }, isItalianHoliday)).toEqual({ from, to });
});

test.each([
  ["the day before the season", "2026-11-14T10:00:00+01:00", null],
  // Thursday 24 December is three business days after Monday the 21st
  ["the first day of the season", "2026-11-15T10:00:00+01:00", "2026-12-21"],
  ["before the cut-off of the last day", "2026-12-21T11:59:59+01:00", "2026-12-21"],
  ["at the cut-off of the last day", "2026-12-21T12:00:00+01:00", null],
  ["Boxing Day", "2026-12-26T10:00:00+01:00", null],
  // 24 December 2027 is a Friday
  ["another year", "2027-12-01T10:00:00+01:00", "2027-12-21"],
])("names the last day for Christmas on %s", (_, now, day) => {
  expect(lastDayForChristmas(new Date(now), terms, isItalianHoliday)).toBe(day);
});

test("the last day for Christmas is one on which the workshop is open", () => {
  const closed = { ...terms, closures: [{ first: "2026-12-17", last: "2026-12-22" }] };
  expect(lastDayForChristmas(new Date("2026-12-01T10:00:00+01:00"), closed, isItalianHoliday)).toBe(
    "2026-12-16",
  );
});
