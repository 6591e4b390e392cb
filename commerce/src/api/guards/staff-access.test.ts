import type { MedusaRequest } from "@medusajs/framework/http";
import { describe, expect, it } from "vitest";
import { limitFields } from "./staff-access";

const readable = {
  fields: ["id", "items", "items.variant", "created_at"],
  withheld: ["payments"],
  filters: ["status"],
};

const request = (query: Record<string, unknown>) => ({ query, allowed: [] as string[] }) as MedusaRequest;

describe("limitFields", () => {
  it.each([
    {},
    { fields: "id,*items,+items.variant, items,items.*,-created_at" },
    { fields: "*payments" },
    { order: "-created_at", limit: "20", offset: "0", status: "pending" },
  ])(
    "accepts what is listed, in each of Medusa's notations, and allows only the readable fields: %j",
    (query) => {
      const req = request(query);
      expect(limitFields(req, readable)).toBe(true);
      expect(req.allowed).toEqual(readable.fields);
    },
  );

  it.each([
    { fields: "id,carts.email" },
    { fields: "*" },
    { fields: "**carts" },
    { fields: "items.variant.product" },
    { fields: "payments.captures" },
    { fields: ["id", "carts.email"] },
    { fields: { 0: "carts.email" } },
    { "fields.x": "carts.email" },
    { order: "customer.email" },
    { order: "payments" },
    { order: "items.variant" },
    { order: ["id"] },
    { email: "anna@example.com" },
    { $and: [{ email: "anna@example.com" }] },
    { "customer[email]": "anna@example.com" },
    { q: "anna" },
    { expand: "customer" },
    { with_deleted: "true" },
  ])("refuses everything else: %j", (query) => {
    const req = request(query);
    expect(limitFields(req, readable)).toBe(false);
    expect(req.allowed).toEqual([]);
  });
});
