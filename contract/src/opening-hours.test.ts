import { expect, it } from "vitest";
import { readOpeningHours, schemaHours } from "./opening-hours";

it("parses the owner's opening hours and formats them for schema.org", () => {
  const hours = readOpeningHours("Mo-Fr 09:00-17:30, Sa 09:00-12:00");
  expect(hours).toEqual([
    { first: 0, last: 4, from: "09:00", to: "17:30" },
    { first: 5, last: 5, from: "09:00", to: "12:00" },
  ]);
  expect(hours?.map(schemaHours)).toEqual(["Mo-Fr 09:00-17:30", "Sa 09:00-12:00"]);
});

it.each([
  ["", []],
  ["Mo-Fr", null],
  ["Mo-Fr 9-17", null],
  ["Mo-Fr 09:00-25:00", null],
  ["Mo-Fr 17:00-09:00", null],
  ["Fr-Mo 09:00-17:00", null],
  ["Mo 09:00-12:00, morgens", null],
])("validates %j", (text, hours) => {
  expect(readOpeningHours(text)).toEqual(hours);
});
