import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { describe, expect, it, vi } from "vitest";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import { receiveWithdrawal } from "./withdrawals";

const readOrder = vi.hoisted(() => vi.fn());

vi.mock("../ordering/order/order-record", async (original) => ({
  ...(await original<object>()),
  readOrder,
}));
vi.mock("../ordering/order/order-lookup", () => ({ byOrderNumber: vi.fn(), findOrder: () => "order_1" }));

const receivedAt = "2026-11-23T10:00:00.000Z";
const body = {
  name: "Grazia Deledda",
  order_number: "1042",
  email: "grazia@example.com",
  items: "",
  request_id: "019abcde-0000-7000-8000-000000000001",
  language: "it" as const,
};

interface Row {
  id: string;
  received_at: Date;
}

const row: Row = { id: "wdr_1", received_at: new Date(receivedAt) };

/** What a submission resolves: the table, the event bus and the log. */
const containerWith = (service: object, events: object, logger: object = {}): MedusaContainer => {
  const parts: Readonly<Record<string, unknown>> = {
    [WITHDRAWALS_MODULE]: service,
    [Modules.EVENT_BUS]: events,
    [ContainerRegistrationKeys.LOGGER]: logger,
  };
  return { resolve: (name: string) => parts[name] } as unknown as MedusaContainer;
};

it.each([
  ["its order cannot be read", { emit: () => Promise.resolve() }],
  ["its event is lost", { emit: () => Promise.reject(new Error("Redis is down")) }],
])("a stored declaration is received even if %s, once for each form", async (_, events) => {
  readOrder.mockRejectedValue(new Error("The database is down"));
  const stored: Row[] = [];
  const service = {
    listWithdrawals: () => stored,
    createWithdrawals: () => {
      stored.push(row);
      return Promise.resolve(row);
    },
  };
  const logger = { error: vi.fn() };
  const container = containerWith(service, events, logger);
  const received = { id: "wdr_1", received_at: receivedAt, earlier: null };
  expect(await receiveWithdrawal(container, body)).toEqual(received);
  expect(await receiveWithdrawal(container, body)).toEqual(received);
  expect(stored).toHaveLength(1);
  expect(logger.error).toHaveBeenCalledTimes(2);
});

describe("of two submissions of a form at the same time", () => {
  const duplicate = new Error("Withdrawal with request_id already exists");
  const refusing = (later: Row[]) =>
    containerWith(
      {
        listWithdrawals: vi.fn().mockResolvedValueOnce([]).mockResolvedValueOnce(later),
        createWithdrawals: () => Promise.reject(duplicate),
      },
      { emit: () => Promise.resolve() },
    );

  it("the second is received with what the first has stored", async () => {
    readOrder.mockResolvedValue(null);
    expect(await receiveWithdrawal(refusing([row]), body)).toMatchObject({ id: "wdr_1" });
  });

  it("none is received if nothing has been stored", async () => {
    await expect(receiveWithdrawal(refusing([]), body)).rejects.toThrow(duplicate);
  });
});
