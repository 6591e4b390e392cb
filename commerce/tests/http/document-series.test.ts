import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { Migration20261121201500 } from "../../src/modules/invoices/migrations/Migration20261121201500";
import { Migration20261129180000 } from "../../src/modules/invoices/migrations/Migration20261129180000";
import { InvoicesService, type NewDocument } from "../../src/modules/invoices";
import { ownSchema } from "./own-schema";

const schema = ownSchema(Migration20261121201500, Migration20261129180000);

/** The module with the real counters; the documents themselves are not saved. */
function books(): InvoicesService {
  const service = new InvoicesService(schema);
  vi.spyOn(service, "listShopDocuments").mockResolvedValue([]);
  vi.spyOn(service, "createShopDocuments").mockImplementation(((rows: unknown) =>
    Promise.resolve(rows)) as never);
  return service;
}

const issuedAt = async (time: string, kind: NewDocument["kind"] = "invoice"): Promise<string> => {
  const order_id = randomUUID();
  const snapshot = {} as NewDocument["snapshot"];
  const given = {
    kind,
    order_id,
    cause: "paid",
    language: "de",
    issued_at: new Date(time),
    snapshot,
  } as const;
  return (await books().issue(given)).label;
};

/** Year and number of a label. */
const numberIn = (label: string): string => label.slice(-"2026-0001".length);

it("restarts the numbers of a series at midnight in the shop's time zone, without gaps", async () => {
  const labels: string[] = [];
  const times = [
    "2026-12-31T12:00:00Z",
    "2026-12-31T22:59:59Z",
    "2026-12-31T23:00:00Z",
    "2026-12-31T23:30:00Z",
    "2027-01-01T00:30:00Z",
  ];
  for (const time of times) labels.push(await issuedAt(time));
  const numbers = ["2026-0001", "2026-0002", "2027-0001", "2027-0002", "2027-0003"];
  expect(labels.map(numberIn)).toEqual(numbers);
  expect(await issuedAt("2027-01-01T08:00:00Z", "sale")).toBe("DV-2027-0001");
  // credit notes have their own series; a document written later uses the year in which it is issued
  expect(numberIn(await issuedAt("2027-01-01T08:00:00Z", "credit_note"))).toBe("2027-0001");
  expect(numberIn(await issuedAt("2026-12-31T22:00:00Z"))).toBe("2026-0003");
});

it("assigns unique numbers to documents issued simultaneously around midnight", async () => {
  const times = ["2028-12-31T22:59:59Z", "2028-12-31T23:00:00Z"];
  const labels = await Promise.all([...times, ...times, ...times].map((time) => issuedAt(time)));
  expect(labels.map(numberIn).toSorted()).toEqual([
    "2028-0001",
    "2028-0002",
    "2028-0003",
    "2029-0001",
    "2029-0002",
    "2029-0003",
  ]);
});
