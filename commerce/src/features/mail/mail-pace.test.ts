import { expect, it } from "vitest";
import { formMailTime, withdrawalMailTime, type WithdrawalsBefore } from "./mail-pace";

const now = new Date("2026-12-01T10:00:00Z");

it.each<[WithdrawalsBefore, string]>([
  [{ ofAddress: 0, strays: 0 }, "2026-12-01T10:00:00.000Z"],
  [{ ofAddress: 4, strays: 59 }, "2026-12-01T10:00:00.000Z"],
  [{ ofAddress: 5, strays: 5 }, "2026-12-01T11:00:00.000Z"],
  [{ ofAddress: 14, strays: 14 }, "2026-12-01T12:00:00.000Z"],
  [{ ofAddress: 0, strays: 60 }, "2026-12-01T11:00:00.000Z"],
  [{ ofAddress: 5, strays: 200 }, "2026-12-01T13:00:00.000Z"],
  // at most a day for declarations of other people; the limit per recipient still applies
  [{ ofAddress: 0, strays: 6000 }, "2026-12-02T10:00:00.000Z"],
  [{ ofAddress: 150, strays: 6000 }, "2026-12-02T16:00:00.000Z"],
  // declarations that match an order
  [{ ofOrder: 0 }, "2026-12-01T10:00:00.000Z"],
  [{ ofOrder: 4 }, "2026-12-01T10:00:00.000Z"],
  [{ ofOrder: 5 }, "2026-12-01T11:00:00.000Z"],
])("with %j earlier withdrawals sends the receipt at %s", (before, time) => {
  expect(withdrawalMailTime(before, now).toISOString()).toBe(time);
});

it.each([
  [0, "2026-12-01T10:00:00.000Z"],
  [299, "2026-12-01T10:00:00.000Z"],
  [300, "2026-12-01T11:00:00.000Z"],
  [900, "2026-12-01T13:00:00.000Z"],
  [100_000, "2026-12-02T10:00:00.000Z"],
])("with %i earlier form mails sends the next one at %s", (before, time) => {
  expect(formMailTime(before, now).toISOString()).toBe(time);
});
