import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { MikroORM } from "@medusajs/framework/mikro-orm/postgresql";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Sender } from "../../src/features/mail/mail-sender";
import { smtpDelivery } from "../../src/features/mail/transport";
import { Migration20261121194500 } from "../../src/modules/mail/migrations/Migration20261121194500";
import { MailService, type MailOrder } from "../../src/modules/mail/service";
import { setting } from "./shop";

/** A schema of its own, so that the shop's own sender does not take these mails. */
const schema = `outbox_${randomUUID().replaceAll("-", "")}`;

const openDatabase = () =>
  MikroORM.init({
    clientUrl: setting("DATABASE_URL"),
    entities: [],
    discovery: { warnWhenNoEntities: false },
    driverOptions: { connection: { options: `-c search_path=${schema}` } },
  });

let orm: Awaited<ReturnType<typeof openDatabase>>;

/** The module as one process has it. */
const outboxOf = () =>
  new MailService({
    baseRepository: {
      transaction: (task: (manager: unknown) => Promise<unknown>) => orm.em.fork().transactional(task),
    },
  });

beforeAll(async () => {
  orm = await openDatabase();
  await orm.em.getKnex().schema.createSchema(schema);
  const migration = new Migration20261121194500(orm.em.getDriver(), orm.config);
  await migration.up();
  for (const query of migration.getQueries()) {
    if (typeof query === "string") await orm.em.getConnection().execute(query);
  }
});
afterAll(async () => {
  await orm.em.getKnex().schema.dropSchema(schema, true);
  await orm.close();
});

const order = (n: number): MailOrder => ({
  event: "test",
  key: String(n),
  to: `${n}@example.com`,
  language: "de",
  template: "test",
  data: { n },
});

it("loses nothing and doubles nothing: many writers, three processes, one of them killed, the server away at first", async () => {
  const received: string[] = [];
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on("end", () => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => post.listen(0, "127.0.0.1", resolve));
  const { port } = post.server.address() as AddressInfo;
  const outboxes = [outboxOf(), outboxOf(), outboxOf()];
  try {
    // each mail is written down by all at once, and is one
    const written = await Promise.all(
      outboxes.flatMap((outbox) => Array.from({ length: 30 }, (_, n) => outbox.enqueue(order(n)))),
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

    // one process takes three, and dies
    clock.now = new Date(clock.now.getTime() + 61_000);
    const taken = await outboxOf().claim(3, clock.now, new Date(clock.now.getTime() + 300_000));
    expect(taken).toHaveLength(3);
    away.is = false;
    await sendAll();
    expect(received).toHaveLength(27);
    // what the dead one had comes when its time is over
    clock.now = new Date(clock.now.getTime() + 301_000);
    await sendAll();
    await sendAll();
    expect([...received].sort()).toEqual(Array.from({ length: 30 }, (_, n) => `${n}@example.com`).sort());
    // were it alive after all, its word would not count any more
    const [late] = taken;
    if (late) await outboxOf().recordOutcome(late, { error: "too late", again: clock.now });
    await sendAll();
    expect(received).toHaveLength(30);
    expect(await outboxOf().enqueue(order(1))).toBe(false);
  } finally {
    await new Promise<void>((resolve) => post.close(resolve));
  }
});
