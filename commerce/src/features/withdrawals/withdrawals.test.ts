import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { expect, it, vi } from "vitest";
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

it.each([
  ["its order cannot be read", { emit: () => Promise.resolve() }],
  ["its event is lost", { emit: () => Promise.reject(new Error("Redis is down")) }],
])("a stored declaration is received even if %s, once for each form", async (_, events) => {
  readOrder.mockRejectedValue(new Error("The database is down"));
  const stored: { id: string; received_at: Date }[] = [];
  const service = {
    listWithdrawals: () => stored,
    createWithdrawals: () => {
      const row = { id: "wdr_1", received_at: new Date(receivedAt) };
      stored.push(row);
      return row;
    },
  };
  const logger = { error: vi.fn() };
  const parts: Readonly<Record<string, unknown>> = {
    [WITHDRAWALS_MODULE]: service,
    [Modules.EVENT_BUS]: events,
    [ContainerRegistrationKeys.LOGGER]: logger,
  };
  const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer;
  const received = { id: "wdr_1", received_at: receivedAt, earlier: null };
  expect(await receiveWithdrawal(container, body)).toEqual(received);
  expect(await receiveWithdrawal(container, body)).toEqual(received);
  expect(stored).toHaveLength(1);
  expect(logger.error).toHaveBeenCalledTimes(2);
});
