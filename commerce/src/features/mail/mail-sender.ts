import { type ClaimedMail, type Outcome, MAIL_MODULE } from "../../modules/mail";
import { noMailbox } from "../../modules/mail/mail-statuses";
import {
  isFinal,
  type Deliver,
  type OutgoingMail,
  failureCode,
  fileDelivery,
  refusesAddress,
  smtpDelivery,
} from "./transport";
import { errorMessageOf } from "../../platform/error-message";
import { late, withinTime } from "../../platform/time-limit";
import path from "node:path";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { date } from "@su-turrone/contract/formats";
import { shopDay } from "@su-turrone/contract/time-zone";
import { ownerLanguage, toOutgoingMail } from "./mail-context";
import { notifyOwner } from "../notices/notify-owner";
import { env } from "../../platform/env";

/** The methods of the outbox (module `mail`) the sender needs. */
export interface Outbox {
  claim(limit: number, now: Date, until: Date): Promise<ClaimedMail[]>;
  recordOutcome(mail: Pick<ClaimedMail, "id" | "attempts">, outcome: Outcome): Promise<void>;
}

export interface SenderParts {
  outbox: Outbox;
  deliver: Deliver;
  toOutgoingMail: (mail: ClaimedMail) => Promise<OutgoingMail>;
  /** Called for each failed attempt. */
  onFailure: (mail: ClaimedMail, error: unknown) => void;
  /** Called for each mail that is given up. */
  onGivenUp: (mail: ClaimedMail) => Promise<void>;
  now: () => Date;
}

/** Mails sent concurrently; mail servers limit connections. */
const batchSize = 4;

/** Duration of a claim (ms); longer than the timeouts of all delivery steps together. */
const claimMs = 5 * 60_000;

/** Longest time (ms) to write and hand over a mail: one that hangs must not hold back the others. */
const attemptMs = 2 * 60_000;

/** Longest time (ms) to claim some mails, send them and record it: the next call begins anew. */
const roundMs = 3 * 60_000;

/** @throws Error when the work takes longer */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const result = await withinTime(work, ms);
  if (result === late) throw new Error(`No result within ${ms / 1000} s`);
  return result;
}

const minute = 60;
const hour = 60 * minute;

/** Seconds until the next attempt after the first, second … failed one: about three days in total. */
const delaysSeconds = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
];

/** Time of the next attempt after the `attempts`-th attempt failed; null when the mail is given up. */
export function nextTry(attempts: number, now: Date): Date | null {
  const wait = delaysSeconds[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 1000);
}

const shortMessage = (error: unknown): string =>
  `${refusesAddress(error) ? noMailbox : ""}${errorMessageOf(error)}`.slice(0, 500);

/** Sends due mails; runs once at a time per process. */
export class Sender {
  private isRunRequested = false;
  private running: Promise<void> | null = null;

  constructor(private readonly parts: SenderParts) {}

  /** Sends all due mails; resolves when none is left. If called while running, it checks once more before it ends. */
  sendDue(): Promise<void> {
    this.isRunRequested = true;
    this.running ??= this.drain();
    return this.running;
  }

  private async drain(): Promise<void> {
    try {
      // set again by calls made in the meantime
      while (this.isRunRequested) {
        this.isRunRequested = false;
        if (await inTime(this.sendSome(), roundMs)) this.isRunRequested = true;
      }
    } finally {
      this.running = null;
    }
  }

  private async sendSome(): Promise<boolean> {
    const { outbox, now } = this.parts;
    const startedAt = now();
    const mails = await outbox.claim(batchSize, startedAt, new Date(startedAt.getTime() + claimMs));
    await Promise.all(mails.map(async (mail) => outbox.recordOutcome(mail, await this.send(mail))));
    return mails.length > 0;
  }

  private async send(mail: ClaimedMail): Promise<Outcome> {
    const { deliver, toOutgoingMail, onFailure, onGivenUp, now } = this.parts;
    try {
      await inTime(toOutgoingMail(mail).then(deliver), attemptMs);
      return { sent: now() };
    } catch (error) {
      onFailure(mail, error);
      const retryAt = isFinal(error) ? null : nextTry(mail.attempts, now());
      if (retryAt === null) await onGivenUp(mail);
      return { error: shortMessage(error), retryAt };
    }
  }
}

/** Notifies the owner, once a day, that mails were given up. */
async function noticeGivenUp(container: MedusaContainer, now: Date): Promise<void> {
  const day = shopDay(now);
  await notifyOwner(container, "mail_failed", day, { day: date(now.toISOString(), ownerLanguage()) });
}

let sender: Sender | undefined;

function makeSender(container: MedusaContainer): Sender {
  const { SMTP_URL, DATA_DIR } = env();
  const outbox = container.resolve(MAIL_MODULE);
  const logger: Logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  return new Sender({
    outbox,
    toOutgoingMail: (mail) => toOutgoingMail(container, mail),
    deliver: SMTP_URL ? smtpDelivery(SMTP_URL) : fileDelivery(path.join(DATA_DIR, "mail")),
    // only log the id: recipient and content must not appear in logs
    onFailure: ({ id, template, attempts }, error) =>
      logger.error(`Mail ${id} (${template}) was not sent, attempt ${attempts}: ${failureCode(error)}`),
    // recording the outcome must not depend on the notice
    onGivenUp: (mail) =>
      noticeGivenUp(container, new Date()).catch((error: unknown) =>
        logger.error(
          `The owner could not be notified that mail ${mail.id} failed for good: ${errorMessageOf(error)}`,
        ),
      ),
    now: () => new Date(),
  });
}

/** Sends all due mails: over SMTP_URL, or without it as files into DATA_DIR/mail. */
export function sendMails(container: MedusaContainer): Promise<void> {
  sender ??= makeSender(container);
  return sender.sendDue();
}
