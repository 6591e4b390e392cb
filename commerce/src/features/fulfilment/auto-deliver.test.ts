import { createMedusaContainer } from "@medusajs/framework/utils";
import { expect, it } from "vitest";
import { markOverdueAsDelivered, isTakenAsDelivered } from "./auto-deliver";

it("does nothing if the owner has switched it off", async () => {
  // a call that does any work fails with an empty container
  const nobody = createMedusaContainer();
  await expect(markOverdueAsDelivered(nobody, new Date(), 0)).resolves.toBeUndefined();
  await expect(markOverdueAsDelivered(nobody, new Date(), 1)).rejects.toThrow();
});

// Monday 23 November 2026 in Tonara; 8, 25 and 26 December are holidays
it.each([
  [
    "not before the fifth day, with a weekend",
    "2026-11-23T17:00:00+01:00",
    5,
    "2026-11-29T23:59:00+01:00",
    false,
  ],
  [
    "is not delivered in the night before the fifth business day, because the buyer gets a mail",
    "2026-11-23T17:00:00+01:00",
    5,
    "2026-11-30T07:59:00+01:00",
    false,
  ],
  [
    "from eight in Tonara on the fifth, in winter",
    "2026-11-23T17:00:00+01:00",
    5,
    "2026-11-30T07:00:00Z",
    true,
  ],
  [
    "from eight in Tonara on the fifth, in summer",
    "2026-07-06T17:00:00+02:00",
    5,
    "2026-07-13T06:00:00Z",
    true,
  ],
  ["long after the fifth business day", "2026-11-23T17:00:00+01:00", 5, "2027-01-30T10:00:00+01:00", true],
  ["on the next day, if one is set", "2026-11-23T17:00:00+01:00", 1, "2026-11-24T08:00:00+01:00", true],
  ["not on Monday if sent on a Saturday", "2026-11-28T10:00:00+01:00", 1, "2026-11-30T10:00:00+01:00", false],
  ["on Tuesday if sent on a Saturday", "2026-11-28T10:00:00+01:00", 1, "2026-12-01T10:00:00+01:00", true],
  ["a holiday is no business day", "2026-12-07T10:00:00+01:00", 1, "2026-12-08T10:00:00+01:00", false],
  ["Christmas is no business day", "2026-12-23T10:00:00+01:00", 5, "2026-12-30T10:00:00+01:00", false],
  ["counts 23:30 in Tonara as the same day", "2026-11-23T22:30:00Z", 1, "2026-11-24T10:00:00+01:00", true],
  ["counts 00:30 in Tonara as the next day", "2026-11-23T23:30:00Z", 1, "2026-11-24T10:00:00+01:00", false],
])("%s", (_, sentAt, days, now, expected) => {
  expect(isTakenAsDelivered(new Date(sentAt), new Date(now), days)).toBe(expected);
});
