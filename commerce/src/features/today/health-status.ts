import type { EndedRun } from "../../modules/job-runs";
import type { MailService } from "../../modules/mail";
import { env } from "../../platform/env";

/** State of the mail server according to the outbox. */
export async function readMailLight(outbox: MailService): Promise<HealthStatus> {
  const [sent] = await outbox.listOutboxItems(
    { status: "sent" },
    { take: 1, order: { sent_at: "DESC" }, select: ["sent_at"] },
  );
  const [failed] = await outbox.listOutboxItems(
    { status: ["queued", "sending", "failed"], last_error: { $ne: null } },
    { take: 1, order: { updated_at: "DESC" }, select: ["updated_at"] },
  );
  return mailLight({
    toFiles: env().SMTP_URL === undefined,
    lastSent: sent?.sent_at ? new Date(sent.sent_at) : null,
    lastFailed: failed ? new Date(failed.updated_at) : null,
  });
}

/** State of a technical part of the shop; `unknown` when nothing was reported yet. */
export interface HealthStatus {
  state: "ok" | "failing" | "unknown" | "files" | "paused";
  /** Time of the last observed success or failure; ISO 8601, UTC. */
  at: string | null;
}

/** Maximum time (ms) without any job run: mails are checked every minute. */
const maxSilenceMs = 10 * 60 * 1000;

const newest = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));

/** Name of the job that checks the books; it has its own light. */
export const invariantsJob = "check-invariants";

/** Light of the books: red when the nightly check has found a violation, or could not run. */
export function booksLight(runs: readonly EndedRun[]): HealthStatus {
  const run = runs.find(({ name }) => name === invariantsJob);
  if (!run) return { state: "unknown", at: null };
  return { state: run.succeeded ? "ok" : "failing", at: run.ended_at.toISOString() };
}

/** Name under which the command `npm run backup` records its runs (scripts/lib/backup/backup.mjs). */
const backupName = "backup";

/** Maximum time (ms) between backups: a day, plus two hours for delays. */
const maxBackupAgeMs = 26 * 60 * 60 * 1000;

/** Light of the backup: red when the last one has failed, or is older than a day. */
export function backupLight(runs: readonly EndedRun[], now: Date): HealthStatus {
  const last = runs.find(({ name }) => name === backupName);
  if (!last) return { state: "unknown", at: null };
  const isLate = now.getTime() - last.ended_at.getTime() > maxBackupAgeMs;
  return { state: last.succeeded && !isLate ? "ok" : "failing", at: last.ended_at.toISOString() };
}

/**
 * Light of the other jobs: red when the last run of one has failed, or none has run for ten minutes.
 * @param pausedSince since when they are paused; null when they run
 */
export function jobsLight(all: readonly EndedRun[], now: Date, pausedSince: Date | null): HealthStatus {
  if (pausedSince) return { state: "paused", at: pausedSince.toISOString() };
  const runs = all.filter(({ name }) => name !== invariantsJob && name !== backupName);
  const last = newest(runs.map(({ ended_at: at }) => at));
  if (last === null) return { state: "unknown", at: null };
  const failed = newest(runs.filter(({ succeeded }) => !succeeded).map(({ ended_at: at }) => at));
  if (failed) return { state: "failing", at: failed.toISOString() };
  const isStopped = now.getTime() - last.getTime() > maxSilenceMs;
  return { state: isStopped ? "failing" : "ok", at: last.toISOString() };
}

export interface MailFacts {
  /** Whether mails are written to files because no mail server is configured. */
  toFiles: boolean;
  lastSent: Date | null;
  /** Time of the last failed attempt of a mail that was not sent since. */
  lastFailed: Date | null;
}

/** Light of the mail server: red when the last attempt failed. */
export function mailLight({ toFiles, lastSent, lastFailed }: MailFacts): HealthStatus {
  if (toFiles) return { state: "files", at: null };
  if (lastFailed && (!lastSent || lastFailed > lastSent)) {
    return { state: "failing", at: lastFailed.toISOString() };
  }
  return lastSent ? { state: "ok", at: lastSent.toISOString() } : { state: "unknown", at: null };
}
