import { describe, expect, it } from "vitest";
import { disputeStatus, planBooking, type DisputeStatus } from "./returned-money";

const money = (id: string, cents: number) => ({
  kind: id.startsWith("du") ? ("dispute" as const) : ("refund" as const),
  id,
  cents,
  at: new Date("2026-11-26T10:00:00Z"),
});

describe("planBooking", () => {
  const returned = [money("re_3", 500), money("re_2", 800), money("re_1", 500)];

  it.each<[string, readonly string[] | null, number, string[]]>([
    ["nothing is recorded", [], 0, ["re_3", "re_2", "re_1"]],
    ["all is recorded", ["re_1", "re_2", "re_3"], 1800, []],
    ["one is missing", ["re_1", "re_3"], 1000, ["re_2"]],
    ["a refund was recorded, but its id was not written down", ["re_1"], 1300, ["re_3"]],
    ["nothing is missing, whichever ids were written down", ["re_1"], 1800, []],
    ["more is recorded than went back", ["re_1", "re_2", "re_3", "re_4"], 2300, []],
    ["the payment is older than the list of ids", null, 1300, ["re_3"]],
    ["the payment is older than the list of ids, and nothing is missing", null, 1800, []],
  ])("%s", (_, booked, recordedCents, expected) => {
    const plan = planBooking(returned, booked, recordedCents, [], 2690);
    expect(plan.record.map(({ id }) => id)).toEqual(expected);
    expect(plan.booked).toEqual(["re_3", "re_2", "re_1"].filter((id) => !expected.includes(id)));
    expect(plan.sentAgain).toEqual([]);
  });

  const failed = (status: string) => ({ id: "re_0", cents: 500, status });

  it.each<[string, ReturnType<typeof money>[], string, string[], string[]]>([
    ["a refund that came back stays recorded", [], "open", [], []],
    ["it is sent again by a refund of the same amount", [money("re_1", 500)], "open", [], ["re_0"]],
    ["a refund of another amount is another one", [money("re_1", 400)], "open", ["re_1"], []],
    ["a lost dispute of the same amount is no refund", [money("du_1", 500)], "open", ["du_1"], []],
    [
      "after it was paid elsewhere, a new refund is another one",
      [money("re_1", 500)],
      "paid_elsewhere",
      ["re_1"],
      [],
    ],
    ["after it was sent again, it counts once", [money("re_1", 500)], "sent_again", [], []],
  ])("%s", (_, now, status, record, sentAgain) => {
    const plan = planBooking(now, [], 500, [failed(status)], 2690);
    expect({ record: plan.record.map(({ id }) => id), sentAgain: plan.sentAgain }).toEqual({
      record,
      sentAgain,
    });
  });

  it.each<[string, ReturnType<typeof money>[], string[], number, ReturnType<typeof failed>[], number[]]>([
    ["the rest, if a part was refunded before", [money("re_1", 500)], ["re_1"], 500, [], [2190]],
    ["nothing, if all was refunded before", [money("re_1", 2690)], ["re_1"], 2690, [], []],
    ["the rest, if what was refunded before came back", [], [], 500, [failed("open")], [2190]],
    ["nothing a second time", [money("re_1", 500)], ["re_1", "du_1"], 2690, [], []],
    ["all, with a refund that is not recorded either", [money("re_1", 500)], [], 0, [], [500, 2190]],
  ])("records of a lost dispute %s", (_, refunds, booked, recordedCents, cameBack, expected) => {
    const now = [...refunds, money("du_1", 2690)];
    const { record, booked: after } = planBooking(now, booked, recordedCents, cameBack, 2690);
    expect(record.map(({ cents }) => cents)).toEqual(expected);
    // so that it is not found again and again
    expect([...after, ...record.map(({ id }) => id)]).toContain("du_1");
  });
});

it.each<[string, DisputeStatus, number[], DisputeStatus]>([
  ["is lost", "lost", [-2690], "lost"],
  ["is lost, and a part came back", "lost", [-2690, 500], "lost"],
  ["is called lost, but the money came back", "lost", [-2690, 2690], "won"],
  ["was prevented before any money moved", "prevented", [], "prevented"],
  ["was prevented by giving the payer the money", "prevented", [-2690], "lost"],
  ["was prevented, and the money came back", "prevented", [-2690, 2690], "prevented"],
  ["is only an inquiry", "warning_needs_response", [], "warning_needs_response"],
])("a dispute that %s", (_, status, moved, expected) => {
  const balance_transactions = moved.map((amount) => ({ amount }));
  expect(disputeStatus({ status, amount: 2690, balance_transactions })).toBe(expected);
});
