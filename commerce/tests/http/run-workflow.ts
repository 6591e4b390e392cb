import type Medusa from "@medusajs/js-sdk";
import { nowInSeconds, operatorKey, operatorKeyHeader } from "@su-turrone/contract/tokens";
import { setting } from "./shop";

/** Runs a workflow past the pages and routes of the shop, as only the operator of the server can. */
export const runWorkflow = (admin: Medusa, name: string, input: object = {}): Promise<unknown> =>
  admin.client.fetch(`/admin/workflows-executions/${name}/run`, {
    method: "POST",
    headers: { [operatorKeyHeader]: operatorKey(setting("SIGNING_SECRET"), nowInSeconds() + 60) },
    body: { input },
  });
