import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { expect, it, vi } from "vitest";
import { readRows } from "./read-rows";

const row = z.object({
  id: z.string(),
  data: z.record(z.string(), z.unknown()).nullish(),
  lines: z.array(z.object({ title: z.string(), detail: z.object({ count: z.coerce.number() }).nullish() })),
  prices: z.array(z.looseObject({ amount: z.coerce.number() }).nullish()).default([]),
});

it("asks for the fields of the schema, and parses what it gets", async () => {
  const lines = [{ title: "Honig", detail: { count: "2" } }];
  const graph = vi.fn().mockResolvedValue({ data: [{ id: "a", data: { by: "b" }, lines, more: 1 }] });
  const container = { resolve: () => ({ graph }) } as unknown as MedusaContainer;
  const rows = await readRows(container, "order", row, { id: "a" }, { locale: "it-IT" });
  expect(graph).toHaveBeenCalledExactlyOnceWith(
    {
      entity: "order",
      fields: ["id", "data", "lines.title", "lines.detail.count", "prices.*", "prices.amount"],
      filters: { id: "a" },
    },
    { locale: "it-IT" },
  );
  expect(rows).toEqual([
    { id: "a", data: { by: "b" }, lines: [{ title: "Honig", detail: { count: 2 } }], prices: [] },
  ]);
});
