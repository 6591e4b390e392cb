import type { ClaimedMail, Outcome } from "../../modules/mail/service";
import { nextTry } from "./backoff";
import { isFinal, type Deliver, type OutgoingMail } from "./transport";
import { errorMessageOf } from "../../platform/error-message";

/** What the sender needs of the outbox (module `mail`). */
export interface Outbox {
  claim(limit: number, now: Date, until: Date): Promise<ClaimedMail[]>;
  recordOutcome(mail: Pick<ClaimedMail, "id" | "attempts">, outcome: Outcome): Promise<void>;
}

/** What the sender works with. */
export interface SenderParts {
  outbox: Outbox;
  deliver: Deliver;
  toOutgoingMail: (mail: ClaimedMail) => Promise<OutgoingMail>;
  /** Told of each try that failed. */
  onFailure: (mail: ClaimedMail, error: unknown) => void;
  /** Told of each mail that is not tried again. */
  onGivenUp: (mail: ClaimedMail) => Promise<void>;
  now: () => Date;
}

/** Mails sent at the same time; a mail server counts connections. */
const atOnce = 4;

/** Longer than the time-outs of all steps of a delivery together (ms). */
const claimLasts = 5 * 60_000;

/** As much of an error as fits into a column somebody reads. */
const inShort = (error: unknown): string => errorMessageOf(error).slice(0, 500);

/** Sends what is due, in one go a process. */
export class Sender {
  private wanted = false;
  private running: Promise<void> | null = null;

  constructor(private readonly parts: SenderParts) {}

  /** Sends all that is due; settles when nothing is. Asked while it is at it, it looks once more before it ends. */
  sendDue(): Promise<void> {
    this.wanted = true;
    this.running ??= this.drain();
    return this.running;
  }

  private async drain(): Promise<void> {
    try {
      // set anew by whoever asks in the meantime
      while (this.wanted) {
        this.wanted = false;
        if (await this.sendSome()) this.wanted = true;
      }
    } finally {
      this.running = null;
    }
  }

  private async sendSome(): Promise<boolean> {
    const { outbox, now } = this.parts;
    const began = now();
    const mails = await outbox.claim(atOnce, began, new Date(began.getTime() + claimLasts));
    await Promise.all(mails.map(async (mail) => outbox.recordOutcome(mail, await this.send(mail))));
    return mails.length > 0;
  }

  private async send(mail: ClaimedMail): Promise<Outcome> {
    const { deliver, toOutgoingMail, onFailure, onGivenUp, now } = this.parts;
    try {
      await deliver(await toOutgoingMail(mail));
      return { sent: now() };
    } catch (error) {
      onFailure(mail, error);
      const again = isFinal(error) ? null : nextTry(mail.attempts, now());
      if (again === null) await onGivenUp(mail);
      return { error: inShort(error), again };
    }
  }
}
