import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isBearer } from "@su-turrone/contract/tokens";
import { Registry } from "prom-client";
import { readShopMetrics } from "../../features/today/shop-metrics";
import { env } from "../../platform/env";
import { processMetrics } from "../../platform/metrics";

/**
 * Metrics for Prometheus; requires METRICS_TOKEN. With `?collect=process` only what this process has measured: the shop's
 * own figures cost as much as the page Today. @throws NOT_FOUND for all other requests
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  if (!isBearer(req.get("authorization"), env().METRICS_TOKEN)) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Not found");
  }
  const isProcessOnly = req.query["collect"] === "process";
  const registry = isProcessOnly
    ? processMetrics
    : Registry.merge([processMetrics, await readShopMetrics(req.scope, new Date())]);
  const text = await registry.metrics();
  res.set({ "Content-Type": registry.contentType, "Cache-Control": "no-store" }).send(text);
}
