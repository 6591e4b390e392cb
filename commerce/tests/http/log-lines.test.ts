// Checks that a built commerce does not log personal data contained in engine errors.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { owner } from "./shop";

const log = (): string => readFileSync(path.join(setting("DATA_DIR"), "logs", "commerce.log"), "utf8");

it("logs a refused request with its id and without personal data", async () => {
  const admin = await owner();
  const email = `protokoll-${randomUUID()}@example.com`;
  const id = randomUUID();
  const create = () =>
    admin.client.fetch<{ customer: { id: string } }>("/admin/customers", {
      method: "POST",
      body: { email, first_name: "Grazia", last_name: "Protokollprobe" },
      headers: { "x-request-id": id },
    });
  const { customer } = await create();
  // the engine's reason, which quotes the address, is only logged
  await expect(create()).rejects.toThrow(id);
  await expect.poll(log).toMatch(new RegExp(`^.*"requestId":"${id}".*\\[mail address\\].*$`, "m"));
  expect(log()).not.toContain(email);
  expect(log()).not.toContain("Protokollprobe");
  await admin.admin.customer.delete(customer.id);
});
