import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { expect, it } from "vitest";
import { withBody } from "./with-body";

const body = z.object({ name: z.string().trim().min(1), colour: z.enum(["red", "blue"]).default("red") });

/** What a route gets of a body; its error, if it is not called. */
async function received(sent: unknown): Promise<unknown> {
  let found: unknown;
  const route = withBody(body, async ({ validatedBody }) => {
    found = await Promise.resolve(validatedBody);
  });
  const req = { body: sent } as MedusaStoreRequest<z.infer<typeof body>>;
  await route(req, {} as MedusaResponse);
  return found;
}

it("hands the parsed body to the route", async () => {
  expect(await received({ name: " torrone " })).toEqual({ name: "torrone", colour: "red" });
});

it.each([
  [undefined, "Invalid request: Field '' is required"],
  [{}, "Invalid request: Field 'name' is required"],
  [{ name: 3 }, "Invalid request: Expected type: 'string' for field 'name', got: '3'"],
  [{ name: "a", colour: "x" }, "Invalid request: Expected: 'red, blue' for field 'colour', but got: 'x'"],
  [{ name: "a", size: 3 }, "Invalid request: Unrecognized fields: 'size'"],
])("refuses %j as Medusa does", async (sent, message) => {
  await expect(received(sent)).rejects.toMatchObject({ type: "invalid_data", message });
});

/** Routes that read a body without a schema of this kind, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "admin/invites": "replaces Medusa's route, whose middlewares have checked the body",
  "admin/launch-checklist/legal-texts/[id]": "answers with a sentence of its own",
  "admin/shop-settings": "answers with a sentence per field",
  "hooks/payment/[provider]": "the signature is checked over the unparsed body",
};

it("checks the body of every route that reads one", () => {
  const api = join(import.meta.dirname, "../api");
  const routes = readdirSync(api, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("/route.ts"),
  );
  const unchecked = routes.filter((file) => {
    const code = readFileSync(join(api, file), "utf8")
      .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, "")
      .replaceAll(/^import [^]*?;$/gm, "")
      .replaceAll(/^export const POST = with(?:Admin)?Body\([^]*?^\}?\)+;$/gm, "");
    return /\b(?:body|rawBody|validatedBody)\b/.test(code);
  });
  expect(routes.length).toBeGreaterThan(100);
  expect(unchecked.map((file) => file.replace("/route.ts", "")).toSorted()).toEqual(Object.keys(exceptions));
});
