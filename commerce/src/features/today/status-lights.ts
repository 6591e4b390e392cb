/** Whether a part of the shop's technique works; `unknown` where nothing has told yet. */
export interface StatusLight {
  state: "ok" | "failing" | "unknown" | "files" | "paused";
  /** When it was seen to work, or not to, last; ISO 8601, UTC. */
  at: string | null;
}

/** So long (ms) nothing may have run: mails are looked for each minute. */
const patience = 10 * 60 * 1000;

/** The newest of some times; null for none. */
const newest = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));

/** Name of the job that checks the books; it has a light of its own. */
export const invariantsJob = "check-invariants";

/** A run of a job, as the lights look at it. */
interface EndedJob {
  name: string;
  ended_at: Date;
  succeeded: boolean;
}

/** The books: red when the nightly check has found something out of order, or could not be made. */
export function booksLight(runs: readonly EndedJob[]): StatusLight {
  const run = runs.find(({ name }) => name === invariantsJob);
  if (!run) return { state: "unknown", at: null };
  return { state: run.succeeded ? "ok" : "failing", at: run.ended_at.toISOString() };
}

/** As what the command `pnpm backup` writes down its end (scripts/lib/backup/backup.mjs). */
const backupName = "backup";

/** So long (ms) after a backup there should be another: a day, and two hours for one that is late or takes long. */
const backupPatience = 26 * 60 * 60 * 1000;

/** The backup: red when the last one has failed, or is older than a day. */
export function backupLight(runs: readonly EndedJob[], now: Date): StatusLight {
  const last = runs.find(({ name }) => name === backupName);
  if (!last) return { state: "unknown", at: null };
  const late = now.getTime() - last.ended_at.getTime() > backupPatience;
  return { state: last.succeeded && !late ? "ok" : "failing", at: last.ended_at.toISOString() };
}

/**
 * The other jobs: red when the last run of one has failed, or none has run for ten minutes.
 * @param pausedSince since when they wait for a person; null where they run
 */
export function jobsLight(all: readonly EndedJob[], now: Date, pausedSince: Date | null): StatusLight {
  if (pausedSince) return { state: "paused", at: pausedSince.toISOString() };
  const runs = all.filter(({ name }) => name !== invariantsJob && name !== backupName);
  const last = newest(runs.map(({ ended_at: at }) => at));
  if (last === null) return { state: "unknown", at: null };
  const failed = newest(runs.filter(({ succeeded }) => !succeeded).map(({ ended_at: at }) => at));
  if (failed) return { state: "failing", at: failed.toISOString() };
  const stopped = now.getTime() - last.getTime() > patience;
  return { state: stopped ? "failing" : "ok", at: last.toISOString() };
}

/** What the outbox tells of the mail server. */
export interface MailFacts {
  /** Whether mails are written to files because no mail server is set. */
  toFiles: boolean;
  lastSent: Date | null;
  /** The last try that failed of a mail that has not been sent since. */
  lastFailed: Date | null;
}

/** The mail server: red when the last try failed. */
export function mailLight({ toFiles, lastSent, lastFailed }: MailFacts): StatusLight {
  if (toFiles) return { state: "files", at: null };
  if (lastFailed && (!lastSent || lastFailed > lastSent)) {
    return { state: "failing", at: lastFailed.toISOString() };
  }
  return lastSent ? { state: "ok", at: lastSent.toISOString() } : { state: "unknown", at: null };
}
