import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClaimedMail, Outcome } from "../../modules/mail";
import { hasNoMailbox } from "../../modules/mail/mail-statuses";
import { nextTry, type Outbox, Sender, type SenderParts } from "./mail-sender";
import { fileDelivery, smtpDelivery, type Deliver, type OutgoingMail } from "./transport";

const began = new Date("2026-11-21T12:00:00Z");

const toOutgoingMail = async (mail: ClaimedMail): Promise<OutgoingMail> => ({
  messageId: `${mail.id}@shop.example`,
  fileName: mail.id,
  from: { name: "Su Turrone", address: "shop@example.com" },
  to: mail.recipient,
  subject: "Grüße aus Tonara",
  html: "<p>Grüße</p>",
  text: "Grüße",
  pictures: [],
  headers: { "X-Test": "yes" },
  language: "de",
  date: began,
});

interface Kept {
  mail: ClaimedMail;
  due: Date | null;
  outcome: Outcome | null;
}

/** An in-memory outbox with the rules of the real one. */
function outboxOf(ids: readonly string[]) {
  const kept: Kept[] = ids.map((id) => ({
    mail: {
      id,
      recipient: `${id}@example.com`,
      language: "de",
      template: "test",
      data: {},
      attempts: 0,
      repeats: 0,
      created_at: began,
    },
    due: began,
    outcome: null,
  }));
  return {
    kept,
    async claim(limit: number, now: Date, until: Date) {
      const due = kept.filter((row) => row.due !== null && row.due <= now).slice(0, limit);
      for (const row of due) {
        row.mail = { ...row.mail, attempts: row.mail.attempts + 1 };
        row.due = until;
      }
      return due.map((row) => row.mail);
    },
    async recordOutcome({ id, attempts }: Pick<ClaimedMail, "id" | "attempts">, outcome: Outcome) {
      const row = kept.find((one) => one.mail.id === id && one.mail.attempts === attempts);
      if (!row) return;
      row.outcome = outcome;
      row.due = "sent" in outcome ? null : outcome.retryAt;
    },
  };
}

const later = (minutes: number) => new Date(began.getTime() + minutes * 60_000);

/** A sender of these mails at a fixed time; `parts` replaces what a test is about. */
function senderOf(outbox: Outbox, parts: Partial<SenderParts>) {
  const clock = { now: began };
  const failures: string[] = [];
  const givenUp: string[] = [];
  const sender = new Sender({
    outbox,
    toOutgoingMail,
    deliver: () => Promise.reject(new Error("not reached")),
    onFailure: ({ id }) => failures.push(id),
    onGivenUp: async ({ id }) => void givenUp.push(id),
    now: () => clock.now,
    ...parts,
  });
  return { sender, clock, failures, givenUp };
}

/** Delivers into a list of file names. */
function listDelivery() {
  const delivered: string[] = [];
  const deliver: Deliver = async ({ fileName }) => void delivered.push(fileName);
  return { delivered, deliver };
}

const never = new Promise<never>(() => {});

/** A mail server that accepts mails, or refuses RCPT or MAIL commands as configured. */
class Post {
  readonly received: string[] = [];
  /** Responses to the next RCPT commands. */
  readonly refusals: { code: number; text: string }[] = [];
  /** Whether the sender is refused. */
  refusesSender = false;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onMailFrom: (_address, _session, done) => {
      done(this.refusesSender ? Object.assign(new Error("Not yours"), { responseCode: 553 }) : null);
    },
    onRcptTo: (_address, _session, done) => {
      const refusal = this.refusals.shift();
      if (!refusal) {
        done();
        return;
      }
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        this.received.push(Buffer.concat(chunks).toString("utf8"));
        done();
      });
    },
  });

  /** @param port a free port when omitted */
  async open(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, "127.0.0.1", resolve));
    return (this.server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }
}

/** A port without a listener. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it("does not let a mail that is never written hold back the others", async () => {
  vi.useFakeTimers();
  const outbox = outboxOf(["stuck", "one", "two", "three", "four"]);
  const { delivered, deliver } = listDelivery();
  const { sender } = senderOf(outbox, {
    deliver,
    toOutgoingMail: (mail) => (mail.id === "stuck" ? never : toOutgoingMail(mail)),
  });
  const sent = sender.sendDue();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await sent;
  vi.useRealTimers();
  expect(delivered).toEqual(["one", "two", "three", "four"]);
  expect(outbox.kept[0]?.outcome).toEqual({ error: "No result within 120 s", retryAt: later(1) });
});

it("begins anew after a database that did not answer", async () => {
  vi.useFakeTimers();
  const outbox = outboxOf(["one"]);
  let isHanging = true;
  const { delivered, deliver } = listDelivery();
  const claim: Outbox["claim"] = (...due) => (isHanging ? never : outbox.claim(...due));
  const { sender } = senderOf({ ...outbox, claim }, { deliver });
  const failed = expect(sender.sendDue()).rejects.toThrow("No result within 180 s");
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  await failed;
  vi.useRealTimers();
  isHanging = false;
  await sender.sendDue();
  expect(delivered).toEqual(["one"]);
});

describe("Sender over SMTP", () => {
  let post: Post;
  let open: boolean;
  beforeEach(() => {
    post = new Post();
    open = false;
  });
  afterEach(async () => {
    if (open) await post.close();
  });

  const start = async (port?: number) => {
    const at = await post.open(port);
    open = true;
    return at;
  };

  const senderAt = (port: number, outbox: Outbox) =>
    senderOf(outbox, { deliver: smtpDelivery(`smtp://127.0.0.1:${port}`) });

  it("sends each mail once, even with concurrent calls", async () => {
    const outbox = outboxOf(["a", "b", "c", "d", "e", "f"]);
    const { sender } = senderAt(await start(), outbox);
    await Promise.all([sender.sendDue(), sender.sendDue(), sender.sendDue()]);
    await sender.sendDue();
    const letters = await Promise.all(post.received.map((raw) => simpleParser(raw)));
    expect(letters.map(({ messageId }) => messageId).sort()).toEqual(
      ["a", "b", "c", "d", "e", "f"].map((id) => `<${id}@shop.example>`),
    );
    expect(letters[0]).toMatchObject({ subject: "Grüße aus Tonara", html: "<p>Grüße</p>" });
    expect(letters[0]?.headers.get("content-language")).toBe("de");
    expect(letters[0]?.headers.get("auto-submitted")).toBe("auto-generated");
  });

  it("retries after a temporary error (4xx), then sends once", async () => {
    const outbox = outboxOf(["a"]);
    const { sender, clock, failures } = senderAt(await start(), outbox);
    post.refusals.push({ code: 451, text: "Greylisted" }, { code: 421, text: "Too busy" });
    await sender.sendDue();
    expect(outbox.kept[0]).toMatchObject({ due: later(1), outcome: { retryAt: later(1) } });
    await sender.sendDue();
    expect(failures).toEqual(["a"]);
    clock.now = later(1);
    await sender.sendDue();
    expect(outbox.kept[0]?.due).toEqual(later(6));
    clock.now = later(6);
    await sender.sendDue();
    await sender.sendDue();
    expect(post.received).toHaveLength(1);
    expect(outbox.kept[0]).toMatchObject({ due: null, outcome: { sent: later(6) } });
  });

  it("retries if the server is unreachable, then sends once", async () => {
    const port = await closedPort();
    const outbox = outboxOf(["a", "b"]);
    const { sender, clock, failures, givenUp } = senderAt(port, outbox);
    await sender.sendDue();
    expect(failures.sort()).toEqual(["a", "b"]);
    expect(givenUp).toEqual([]);
    await start(port);
    clock.now = later(1);
    await sender.sendDue();
    expect(post.received).toHaveLength(2);
    expect(outbox.kept.every(({ due }) => due === null)).toBe(true);
  });

  it("does not retry after a permanent error (5xx), and sends the others", async () => {
    const outbox = outboxOf(["a", "b"]);
    const { sender, givenUp } = senderAt(await start(), outbox);
    post.refusals.push({ code: 550, text: "No such mailbox" });
    await sender.sendDue();
    const outcomes = outbox.kept.map(({ outcome }) => outcome);
    expect(
      outcomes.filter((outcome) => outcome && "retryAt" in outcome && outcome.retryAt === null),
    ).toHaveLength(1);
    expect(givenUp).toHaveLength(1);
    expect(post.received).toHaveLength(1);
  });

  it.each([
    ["No such mailbox", true],
    ["5.1.1 User unknown", true],
    ["5.1.8 Sender address rejected", false],
    ["5.2.2 Mailbox full", false],
    ["5.7.26 Unauthenticated mail is not accepted", false],
  ])("marks the address of a mail given up after 550 %s: %s", async (text, marked) => {
    const outbox = outboxOf(["a"]);
    const { sender, givenUp } = senderAt(await start(), outbox);
    post.refusals.push({ code: 550, text });
    await sender.sendDue();
    expect(givenUp).toEqual(["a"]);
    const outcome = outbox.kept[0]?.outcome;
    expect(hasNoMailbox(outcome && "error" in outcome ? outcome.error : null)).toBe(marked);
  });

  it("retries if the sender is refused, which the owner can correct", async () => {
    const outbox = outboxOf(["a"]);
    const { sender, givenUp } = senderAt(await start(), outbox);
    post.refusesSender = true;
    await sender.sendDue();
    expect(givenUp).toEqual([]);
    expect(outbox.kept[0]).toMatchObject({ due: later(1), outcome: { retryAt: later(1) } });
  });

  it("schedules a retry for a mail that cannot be rendered", async () => {
    const outbox = outboxOf(["a"]);
    const { sender } = senderOf(outbox, {
      toOutgoingMail: () => Promise.reject(new Error("There is no mail template")),
    });
    await sender.sendDue();
    expect(outbox.kept[0]?.outcome).toEqual({ error: "There is no mail template", retryAt: later(1) });
  });
});

it("treats a recipient with a comma as a single address", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "mail-"));
  try {
    const outbox = outboxOf(["a"]);
    const [row] = outbox.kept;
    if (row) row.mail = { ...row.mail, recipient: "a@example.com, b@example.com" };
    const { sender } = senderOf(outbox, { deliver: fileDelivery(folder) });
    await sender.sendDue();
    const files = await readdir(folder);
    expect(files).toEqual(["a.eml"]);
    const letter = await simpleParser(await readFile(path.join(folder, "a.eml")));
    const recipients = [letter.to ?? []].flat().flatMap(({ value }) => value);
    expect(recipients.map(({ address }) => address)).toEqual(['"a@example.com, b"@example.com']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it.each([
  [1, "2026-11-21T12:01:00.000Z"],
  [2, "2026-11-21T12:05:00.000Z"],
  [4, "2026-11-21T13:00:00.000Z"],
  [9, "2026-11-22T12:00:00.000Z"],
])("waits longer after each attempt (%i)", (attempts, expected) => {
  expect(nextTry(attempts, began)?.toISOString()).toBe(expected);
});

it("gives up after the tenth attempt", () => {
  expect(nextTry(10, began)).toBeNull();
});
