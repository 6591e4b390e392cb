import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { newsletterToken } from "../../src/features/newsletter/newsletter";
import { sql } from "./database";
import { linkIn, waitForMail, waitForMails } from "./mails";
import { placeOrder } from "./delivered-order";
import { newAddress } from "./people";
import { owner, send } from "./shop";

const admin = await owner();

const message = (email: string) => ({
  name: "Grazia Deledda",
  email,
  topic: "visit",
  message: "Darf man im Dezember zusehen?\nVielen Dank",
  language: "de",
});

interface Subscription {
  id: string;
  email: string;
  status: string;
  events: { act: string; text_version: string | null }[];
}

async function subscriptionOf(email: string): Promise<Subscription | undefined> {
  const { subscriptions } = await admin.client.fetch<{ subscriptions: Subscription[] }>(
    "/admin/newsletter?limit=100",
  );
  return subscriptions.find((subscription) => subscription.email === email);
}

const now = () => Math.floor(Date.now() / 1000);
const tokenFor = (purpose: "confirm" | "unsubscribe", id: string, expires: number) =>
  newsletterToken(setting("SIGNING_SECRET"), purpose, id, expires);

const ask = (email: string) =>
  send("POST", "/store/newsletter", { email, language: "it", text_version: "2026-11" });

/** Asks for the newsletter. @returns the id of the subscription */
async function askedFor(email: string): Promise<string> {
  await ask(email);
  return (await subscriptionOf(email))?.id ?? "";
}

const confirm = (token: string) => send("POST", "/store/newsletter/confirm", { token });
const unsubscribe = (id: string) =>
  send("POST", "/store/newsletter/unsubscribe", { token: tokenFor("unsubscribe", id, 0) });

/** The messages that the owner sees as open, newest first. */
const openMessages = async () =>
  (await admin.client.fetch<{ messages: Record<string, unknown>[] }>("/admin/messages?status=open")).messages;

describe("the owner", () => {
  const remove = (id: string) => admin.client.fetch(`/admin/newsletter/${id}`, { method: "DELETE" });
  it("deletes a newsletter subscription that was never confirmed", async () => {
    const email = newAddress();
    const id = await askedFor(email);
    expect(await remove(id)).toEqual({ id, proof_kept: false });
    expect(await subscriptionOf(email)).toBeUndefined();
    expect(await remove(id)).toEqual({ id, proof_kept: false });
  });

  it("ends a confirmed newsletter subscription, idempotently, and keeps the proof", async () => {
    const email = newAddress();
    const id = await askedFor(email);
    await confirm(tokenFor("confirm", id, now() + 60));
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(answers).toEqual(Array(3).fill({ id, proof_kept: true }));
    const left = await subscriptionOf(email);
    expect(left).toMatchObject({ status: "unsubscribed" });
    expect(left?.events.map(({ act }) => act).toSorted()).toEqual(["confirmed", "requested", "unsubscribed"]);
  });
});

describe("the contact form", () => {
  it("saves the message for the owner, who marks it as done", async () => {
    const email = newAddress();
    const { status, body } = await send("POST", "/store/messages", message(email));
    expect(status).toBe(201);
    const { id } = body["message"] as { id: string };
    expect((await openMessages())[0]).toMatchObject({ ...message(email), id, status: "open" });
    await admin.client.fetch(`/admin/messages/${id}`, { method: "POST", body: { status: "done" } });
    const done = await admin.client.fetch<{ messages: { id: string; marked: object }[] }>(
      "/admin/messages?status=done",
    );
    const by = expect.stringContaining("@") as string;
    expect(done.messages.find((m) => m.id === id)?.marked).toMatchObject({ by, at: expect.any(String) });
  });

  it("is shown with the orders it names and those of its sender", async () => {
    const email = newAddress();
    const [named, own] = [await placeOrder(), await placeOrder(undefined, email)];
    await placeOrder();
    const text = `Mein Paket #${named.display_id} kam offen an. Tel. 0784 ${named.display_id}1`;
    await send("POST", "/store/messages", { ...message(email.toUpperCase()), message: text });
    expect((await openMessages())[0]?.["orders"]).toEqual([
      { id: named.id, number: named.display_id },
      { id: own.id, number: own.display_id },
    ]);
  });

  it.each([
    { email: "no address" },
    { name: "" },
    { message: "   " },
    { message: "x".repeat(5001) },
    { topic: "spam" },
    { language: "fr" },
  ])("refuses %j", async (wrong) => {
    expect((await send("POST", "/store/messages", { ...message(newAddress()), ...wrong })).status).toBe(400);
  });

  it("removes line breaks from the name, which is used in a mail header", async () => {
    const given = { ...message(newAddress()), name: "two\r\nBcc: lines" };
    expect((await send("POST", "/store/messages", given)).status).toBe(201);
    const saved = (await openMessages()).find(({ email }) => email === given.email);
    expect(saved?.["name"]).toBe("two Bcc: lines");
  });

  it("saves one message if the same form is sent twice, simultaneously or later", async () => {
    const email = newAddress();
    const sent = () => send("POST", "/store/messages", message(email));
    const both = await Promise.all([sent(), sent()]);
    const answers = [...both, await sent()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body["message"] as { id: string }).id)).size).toBe(1);
    const other = await send("POST", "/store/messages", { ...message(email), message: "Noch etwas" });
    expect(other.status).toBe(201);
    expect((await openMessages()).filter((kept) => kept["email"] === email)).toHaveLength(2);
  });

  it("accepts every message, but limits the mails to an address to five an hour", async () => {
    const email = newAddress();
    const copies = () =>
      sql<{ suppressed: boolean }>(
        `select status = 'suppressed' as suppressed from outbox_mail
         where event = 'contact-copy' and recipient = $1 order by created_at`,
        [email],
      );
    for (let n = 1; n <= 6; n++) {
      const sent = await send("POST", "/store/messages", { ...message(email), message: `Frage ${n}` });
      expect(sent.status).toBe(201);
      await expect.poll(async () => (await copies()).length, { timeout: 30_000 }).toBe(n);
    }
    expect((await copies()).map(({ suppressed }) => suppressed)).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
    ]);
  });
});

describe("the newsletter", () => {
  it("accepts a request after three hundred others in an hour, but sends the link later", async () => {
    const batch = randomUUID();
    await sql(
      `insert into outbox_mail (id, event, key, recipient, language, template, data, status, next_try)
       select 'mail_' || $1 || n, 'newsletter-confirm', $1 || n, n || '@flood.example', 'it', 'newsletter-confirm',
              '{}', 'sent', now() from generate_series(1, 300) n`,
      [batch],
    );
    try {
      const email = newAddress();
      expect((await ask(email)).status).toBe(202);
      const waits = () =>
        sql<{ waits: boolean }>(
          "select next_try > now() + interval '30 minutes' as waits from outbox_mail where recipient = $1",
          [email],
        );
      await expect.poll(waits, { timeout: 30_000 }).toEqual([{ waits: true }]);
      await sql("delete from outbox_mail where recipient = $1", [email]);
    } finally {
      await sql("delete from outbox_mail where recipient like '%@flood.example'");
    }
  });

  it("starts with the link in the mail and ends with another, with proof of each", async () => {
    const email = newAddress();
    const first = await ask(email.toUpperCase());
    expect(first).toEqual({ status: 202, body: { status: "pending" } });
    const { id = "" } = (await subscriptionOf(email)) ?? {};
    expect((await subscriptionOf(email))?.status).toBe("pending");

    const token = tokenFor("confirm", id, now() + 60);
    expect(await confirm(token)).toEqual({ status: 200, body: { status: "confirmed" } });
    await confirm(token);
    // a repeated request gets the same response and changes nothing
    expect(await ask(email)).toEqual(first);
    expect((await subscriptionOf(email))?.status).toBe("confirmed");

    await unsubscribe(id);
    const ended = await subscriptionOf(email);
    expect(ended?.status).toBe("unsubscribed");
    expect(ended?.events.map(({ act, text_version }) => [act, text_version])).toEqual([
      ["requested", "2026-11"],
      ["confirmed", null],
      ["unsubscribed", null],
    ]);
  });

  it("exports confirmed subscribers as CSV", async () => {
    const [pending, confirmed, left] = [newAddress(), newAddress(), newAddress()];
    for (const email of [pending, confirmed, left]) {
      const id = await askedFor(email);
      if (email !== pending) {
        await confirm(tokenFor("confirm", id, now() + 60));
      }
      if (email === left) {
        await unsubscribe(id);
      }
    }
    const answer = await admin.client.fetch<Response>("/admin/newsletter/export?language=it", {
      headers: { accept: "application/octet-stream" },
    });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="newsletter.csv"');
    const lines = (await answer.text()).split("\r\n");
    expect(lines[0]).toBe("E-mail;Lingua;Confermata il");
    expect(lines.filter((line) => line.startsWith(confirmed))).toEqual([
      expect.stringMatching(/;it;\d{4}-\d{2}-\d{2}$/),
    ]);
    expect(lines.filter((line) => line.startsWith(pending) || line.startsWith(left))).toEqual([]);
  });

  it("is not restarted by an older link after it has ended", async () => {
    const email = newAddress();
    const id = await askedFor(email);
    const older = tokenFor("confirm", id, now() + 60);
    await unsubscribe(id);
    expect((await confirm(older)).status).toBe(400);
    expect((await subscriptionOf(email))?.status).toBe("unsubscribed");
    // nor after another request, which has its own link
    await ask(email);
    expect((await confirm(older)).status).toBe(400);
    const [, mail] = await waitForMails(email, "newsletter-confirm", 2);
    if (!mail) throw new Error("There is no second mail");
    const newer = linkIn(mail, "Conferma l’iscrizione").searchParams.get("token") ?? "";
    expect((await confirm(newer)).status).toBe(200);
    expect((await subscriptionOf(email))?.status).toBe("confirmed");
  });

  it("accepts an internationalised domain and sends mail to its ASCII form", async () => {
    const local = newAddress().split("@")[0] ?? "";
    expect((await ask(`${local}@müller.example`)).status).toBe(202);
    const mail = await waitForMail(`${local}@xn--mller-kva.example`, "newsletter-confirm");
    expect(mail.text).toContain("newsletter/confirm");
  });

  it.each(["expired", "other purpose", "forged"])("refuses an invalid token (%s)", async (kind) => {
    const email = newAddress();
    const id = await askedFor(email);
    const tokens: Record<string, string> = {
      expired: tokenFor("confirm", id, now() - 1),
      "other purpose": tokenFor("unsubscribe", id, now() + 60),
      forged: `${id}.${now() + 60}.${"A".repeat(43)}`,
    };
    expect((await confirm(tokens[kind] ?? "")).status).toBe(400);
    expect((await subscriptionOf(email))?.status).toBe("pending");
  });

  it("cannot be confirmed by GET", async () => {
    expect((await send("GET", "/store/newsletter/confirm?token=x")).status).toBe(404);
  });
});
