import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { date, money } from "@su-turrone/contract/formats";
import { shopDay } from "@su-turrone/contract/time-zone";
import { JOB_RUNS_MODULE, type JobRunsService } from "../../modules/job-runs";
import { MAIL_MODULE, type MailService } from "../../modules/mail";
import { env } from "../../platform/env";
import { enqueueMail, ownerAddress, ownerLanguage } from "../mail/mail-context";
import { readUnsentRefunds } from "../refund-transfers/unsent-refunds";
import { readSettings } from "../shop/settings";
import { lowStock } from "../today/low-stock";
import { backupLight } from "../today/health-status";
import { goodsNotices, notifyOwner } from "./notify-owner";

const lowStockMail = "low-stock";

/** Adds a notice, once a day, that the last backup has failed or is too old; not if there has never been one. */
async function noticeBackup(container: MedusaContainer, now: Date): Promise<void> {
  const runs: JobRunsService = container.resolve(JOB_RUNS_MODULE);
  const light = backupLight(await runs.listJobRuns({}, { take: null }), now);
  if (light.state !== "failing") return;
  await notifyOwner(container, "backup_failed", shopDay(now), {
    day: date(now.toISOString(), ownerLanguage()),
  });
}

/** Days before the deadline of a refund from which the owner is reminded of it. */
const refundNoticeDays = 3;

/** Adds a notice for each refund that has to be sent by bank transfer within days. */
async function noticeRefunds(container: MedusaContainer, now: Date): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const urgent = (await readUnsentRefunds(knex, now)).filter(
    ({ days_left: days }) => days <= refundNoticeDays,
  );
  const language = ownerLanguage();
  for (const { id, number, cents, until } of urgent) {
    const values = { number, money: money(cents, language), day: date(until, language) };
    await notifyOwner(container, "refund_due", id, values);
  }
}

/** Whether an order has made a variant scarce since the last mail about it. */
async function hasBecomeScarce(container: MedusaContainer): Promise<boolean> {
  const outbox: MailService = container.resolve(MAIL_MODULE);
  const [last] = await outbox.listOutboxItems(
    { event: lowStockMail },
    { take: 1, order: { created_at: "DESC" }, select: ["created_at"] },
  );
  const notices = await container.resolve(Modules.NOTIFICATION).listNotifications(
    {
      channel: "feed",
      trigger_type: [...goodsNotices],
      ...(last ? { created_at: { $gt: new Date(last.created_at).toISOString() } } : {}),
    },
    { take: 1, select: ["id"] },
  );
  return notices.length > 0;
}

/** Mails the owner what is scarce, at most once a day, and only if something has become scarce since the last mail. */
async function mailLowStock(container: MedusaContainer, now: Date): Promise<void> {
  if (!(await hasBecomeScarce(container))) return;
  const { low_stock_packs: lowStockThreshold } = await readSettings(container);
  const { rows: goods } = await lowStock(container, ownerLanguage(), lowStockThreshold);
  if (goods.length === 0) return;
  await enqueueMail(container, {
    event: lowStockMail,
    key: shopDay(now),
    to: await ownerAddress(container),
    language: ownerLanguage(),
    data: {
      page: new URL("/app/stock", env().MEDUSA_BACKEND_URL).href,
      goods: goods.map(({ name, available }) => ({ name, available })),
    },
  });
}

/** Sends the owner's daily notices and mails, each at most once a day; safe to call at any time. */
export async function sendDailyNotices(container: MedusaContainer, now: Date): Promise<void> {
  await noticeBackup(container, now);
  await noticeRefunds(container, now);
  await mailLowStock(container, now);
}
