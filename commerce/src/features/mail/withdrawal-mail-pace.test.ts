import { expect, it } from "vitest";
import { mailTime } from "./withdrawal-mail-pace";

it.each([
  [0, 0, "2026-12-01T10:00:00.000Z"],
  [4, 59, "2026-12-01T10:00:00.000Z"],
  [5, 5, "2026-12-01T11:00:00.000Z"],
  [14, 14, "2026-12-01T12:00:00.000Z"],
  [0, 60, "2026-12-01T11:00:00.000Z"],
  [5, 200, "2026-12-01T13:00:00.000Z"],
])("after %i mails to the address and %i in all it leaves at %s", (recipient, altogether, time) => {
  expect(mailTime({ recipient, altogether }, new Date("2026-12-01T10:00:00Z")).toISOString()).toBe(time);
});
