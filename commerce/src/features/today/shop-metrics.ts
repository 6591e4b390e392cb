import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { Gauge, Registry } from "prom-client";
import { JOB_RUNS_MODULE } from "../../modules/job-runs";
import { MAIL_MODULE } from "../../modules/mail";
import { baseLanguage } from "../../platform/languages";
import { readToday } from "./read-today";
import type { HealthStatus } from "./health-status";

/** Numeric value of a light. Mails written to files, as in a demo, are not a failure. */
const lightValues: Readonly<Record<HealthStatus["state"], number>> = {
  ok: 1,
  files: 1,
  failing: 0,
  paused: 0,
  unknown: -1,
};

/** Values of a gauge by its only label. */
type Labelled = Readonly<Record<string, number>>;

/**
 * The facts of the owner's page "Today" as current metrics, for external monitoring: counts of pending items, the
 * lights, and when each job last ended.
 */
export async function readShopMetrics(container: MedusaContainer, now: Date): Promise<Registry> {
  const outbox = container.resolve(MAIL_MODULE);
  const runs = container.resolve(JOB_RUNS_MODULE);
  const [today, [, queued], jobs, [, orders]] = await Promise.all([
    readToday(container, baseLanguage, now, 0),
    outbox.listAndCountOutboxItems({ status: ["queued", "sending"] }, { take: 1, select: ["id"] }),
    runs.listJobRuns({}, { take: null }),
    container.resolve(Modules.ORDER).listAndCountOrders({}, { take: 1, select: ["id"] }),
  ]);
  const registry = new Registry();
  const gauge = (name: string, help: string, value: number) => {
    new Gauge({ name, help, registers: [registry] }).set(value);
  };
  const gauges = (name: string, help: string, label: string, values: Labelled) => {
    const metric = new Gauge({ name, help, labelNames: [label], registers: [registry] });
    for (const [key, value] of Object.entries(values)) metric.set({ [label]: key }, value);
  };
  gauge("shop_orders", "Number of orders", orders);
  gauge(
    "shop_payments_out_of_step",
    "Orders whose payments are not in the expected state",
    today.money_problems.count,
  );
  gauge("shop_low_stock_weights", "Weights that are sold out or nearly sold out", today.low_stock.count);
  gauge("shop_mails_waiting", "Mails that have not been sent yet", queued);
  gauge("shop_mails_failed", "Mails that could not be sent and are no longer retried", today.failed_mails);
  gauges("shop_waiting", "Items that need the owner's attention", "what", {
    orders_to_pack: today.to_pack.count,
    transfers: today.transfers.count,
    refunds_to_send: today.refunds.count,
    withdrawals: today.withdrawals.count,
    reviews: today.pending_reviews,
    messages: today.open_messages,
  });
  gauges(
    "shop_light",
    "Status light of the Today page: 1 working, 0 not working, -1 unknown",
    "part",
    Object.fromEntries(Object.entries(today.lights).map(([part, { state }]) => [part, lightValues[state]])),
  );
  gauges(
    "shop_job_ended_timestamp_seconds",
    "When a job last ended, as a Unix timestamp",
    "job",
    Object.fromEntries(
      jobs.map(({ name, ended_at: at }) => [name, Math.round(new Date(at).getTime() / 1000)]),
    ),
  );
  return registry;
}
