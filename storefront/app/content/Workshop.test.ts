import { expect, it } from "vitest";
import { dayNames } from "./Workshop";

it.each([
  ["de", "Montag–Freitag", "Samstag"],
  ["it", "lunedì–venerdì", "sabato"],
  ["en", "Monday–Friday", "Saturday"],
] as const)("names the weekdays in %s", (language, week, saturday) => {
  expect(dayNames({ first: 0, last: 4, from: "", to: "" }, language)).toBe(week);
  expect(dayNames({ first: 5, last: 5, from: "", to: "" }, language)).toBe(saturday);
});
