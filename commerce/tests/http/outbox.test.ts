import { expect, it } from "vitest";
import { Sender } from "../../src/features/mail/mail-sender";
import { smtpDelivery } from "../../src/features/mail/transport";
import { Migration20261121194500 } from "../../src/modules/mail/migrations/Migration20261121194500";
import { MailService, type NewMail } from "../../src/modules/mail";
import { mailServer } from "../mail-server";
import { ownSchema } from "./own-schema";

const schema = ownSchema(Migration20261121194500);

/** The module as used by one process. */
const outboxOf = () => new MailService(schema);

const mail = (n: number): NewMail => ({
  event: "test",
  key: String(n),
  to: `${n}@example.com`,
  language: "de",
  template: "test",
  data: { n },
});

it("delivers each mail exactly once with many writers and three processes, one of them killed, and a server that is unavailable at first", async () => {
  const { port, received, close } = await mailServer();
  const outboxes = [outboxOf(), outboxOf(), outboxOf()];
  try {
    // each mail is enqueued by all processes concurrently, and stored once
    const written = await Promise.all(
      outboxes.flatMap((outbox) => Array.from({ length: 30 }, (_, n) => outbox.enqueue(mail(n)))),
    );
    expect(written.filter(Boolean)).toHaveLength(30);

    const clock = { now: new Date() };
    const away = { is: true };
    const deliver = smtpDelivery(`smtp://127.0.0.1:${port}`);
    const senders = outboxes.map(
      (outbox) =>
        new Sender({
          outbox,
          deliver: (letter) =>
            away.is ? Promise.reject(new Error("connect ECONNREFUSED")) : deliver(letter),
          toOutgoingMail: async ({ id, recipient }) => ({
            messageId: `${id}@shop.example`,
            fileName: id,
            from: { name: "", address: "shop@example.com" },
            to: recipient,
            subject: "Test",
            html: "<p>Test</p>",
            text: "Test",
            pictures: [],
            headers: {},
            language: "de",
            date: clock.now,
          }),
          onFailure: () => undefined,
          onGivenUp: async () => undefined,
          now: () => clock.now,
        }),
    );
    const sendAll = () => Promise.all(senders.map((sender) => sender.sendDue()));
    await sendAll();
    expect(received).toEqual([]);

    // one process claims three and dies
    clock.now = new Date(clock.now.getTime() + 61_000);
    const taken = await outboxOf().claim(3, clock.now, new Date(clock.now.getTime() + 300_000));
    expect(taken).toHaveLength(3);
    away.is = false;
    await sendAll();
    expect(received).toHaveLength(27);
    // mails of the dead process are sent after its claim has expired
    clock.now = new Date(clock.now.getTime() + 301_000);
    await sendAll();
    await sendAll();
    expect([...received].sort()).toEqual(Array.from({ length: 30 }, (_, n) => `${n}@example.com`).sort());
    // if it were still alive, its result would be ignored
    const [late] = taken;
    if (late) await outboxOf().recordOutcome(late, { error: "too late", retryAt: clock.now });
    await sendAll();
    expect(received).toHaveLength(30);
    expect(await outboxOf().enqueue(mail(1))).toBe(false);
  } finally {
    await close();
  }
});
