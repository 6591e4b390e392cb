import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { describe, expect, it, vi } from "vitest";
import { languages } from "../platform/languages";
import { fill, textsOf } from "../texts";
import { answerError } from "./error-handler";

const { Types } = MedusaError;

/** What an admin page is answered. @param locale of the page, sent by the shop's own pages only */
function answered(error: unknown, locale?: string) {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const headers: Record<string, string | undefined> = { "x-medusa-locale": locale, "x-request-id": "r-1" };
  const req = {
    method: "POST",
    path: "/batches",
    originalUrl: "/admin/batches",
    cookies: {},
    get: (name: string) => headers[name],
    scope: { resolve: () => logger },
  };
  const json = vi.fn();
  const status = vi.fn(() => ({ json }));
  answerError(error, req as unknown as MedusaRequest, { status } as unknown as MedusaResponse, vi.fn());
  const [body] = json.mock.calls[0] as [{ message: string }];
  return { status: status.mock.lastCall, message: body.message, logger };
}

describe.each(languages)("a page of the shop in the admin, in %s", (language) => {
  const refusals = textsOf("refusals", language);

  it.each([
    [400, new MedusaError(Types.INVALID_DATA, "Invalid request: Field 'code' is required")],
    [404, new MedusaError(Types.NOT_FOUND, "Product not found")],
    [409, new MedusaError(Types.CONFLICT, "The row is locked")],
  ])("is told %i in its language, and the log has the English reason", (status, error) => {
    const answer = answered(error, language);
    expect(answer.status).toEqual([status]);
    expect(answer.message).toBe(fill(refusals.unknown, { id: "r-1" }));
    expect(answer.logger.warn).toHaveBeenCalledWith(`POST /batches: ${error.message}`);
  });

  it("is told the shop's own refusals as they are, with their values", () => {
    const values = { paid: "12,00 €", refunded: "3,00 €" };
    for (const text of [fill(refusals.order.money_changed, values), `${refusals.statement.bad_line} (12)`]) {
      for (const type of [Types.CONFLICT, Types.NOT_ALLOWED]) {
        expect(answered(new MedusaError(type, text), language).message).toBe(text);
      }
    }
  });
});

it("a program that sends no language gets Medusa's message", () => {
  const error = new MedusaError(Types.NOT_FOUND, "Product not found");
  expect(answered(error).message).toBe("Product not found");
});

it("no refusal for the staff is written in English in the code", () => {
  const root = path.resolve(import.meta.dirname, "..");
  // these only answer the storefront, which reads the codes
  const ofStore = /^features\/(?:cart|ordering\/place-order)\//;
  const files = ["api/admin", "features"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !ofStore.test(file)),
  );
  expect(files.length).toBeGreaterThan(250);
  const literal =
    /MedusaError\(\s*(?:MedusaError\.Types\.)?(?:NOT_ALLOWED|CONFLICT|DUPLICATE_ERROR),\s*["'`]/;
  expect(files.filter((file) => literal.test(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
});
