import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { linkIn, mailsTo, templatesTo, waitForMail, waitForMails } from "./mails";
import { owner, send } from "./shop";

const admin = await owner();
const randomEmail = () => `${randomUUID()}@example.com`;
const ownersAddress = "owner@su-turrone.example";

interface Mail {
  id: string;
  recipient: string;
  status: string;
  attempts: number;
  sent_at: string | null;
}

async function inOutbox(address: string): Promise<Mail[]> {
  const { mails } = await admin.client.fetch<{ mails: Mail[] }>("/admin/mails", { query: { q: address } });
  return mails;
}

const write = (email: string, language = "de") =>
  send("POST", "/store/messages", {
    name: "Grazia Deledda",
    email,
    topic: "visit",
    message: "Darf man im Dezember zusehen?\nVielen Dank",
    language,
  });

describe("a message from the contact form", { timeout: 90_000 }, () => {
  it.each([
    ["de", "Ihre Nachricht an Su Turrone", "Thema: Besuch"],
    ["it", "Il suo messaggio a Su Turrone è arrivato", "Argomento: Visita"],
    ["en", "Your message to Su Turrone", "Topic: Visit"],
  ])("is confirmed to the sender by a mail in %s", async (language, subject, topic) => {
    const email = randomEmail();
    await write(email, language);
    const copy = await waitForMail(email, "contact-copy");
    expect(copy.subject).toBe(subject);
    expect(copy.text).toContain(topic);
    expect(copy.text).not.toContain("zusehen");
    expect(copy.html).toContain(`lang="${language}"`);
    expect(copy.parsed.headers.get("content-language")).toBe(language);
    expect(copy.parsed.headers.get("auto-submitted")).toBe("auto-generated");
  });

  it("is sent to the owner, who can reply to it", async () => {
    const email = randomEmail();
    await write(email);
    await waitForMail(email, "contact-copy");
    const subjectOfMine = async () =>
      (await mailsTo(ownersAddress)).find(({ parsed }) => parsed.replyTo?.text === email)?.subject;
    await expect
      .poll(subjectOfMine, { timeout: 60_000, interval: 200 })
      .toBe("Messaggio di Grazia Deledda: Visita");
  });
});

describe("the newsletter", { timeout: 90_000 }, () => {
  const ask = (email: string) =>
    send("POST", "/store/newsletter", { email, language: "en", text_version: "2026-11" });

  it("is confirmed and ended by the links of its mails", async () => {
    const email = randomEmail();
    await ask(email);
    const first = await waitForMail(email, "newsletter-confirm");
    const link = linkIn(first, "Confirm subscription");
    expect(link.origin).toBe(new URL(setting("SHOP_URL")).origin);
    expect(link.pathname).toBe("/en/newsletter/confirm");
    const token = { token: link.searchParams.get("token") };
    const confirmed = await Promise.all(
      [1, 2, 3].map(() => send("POST", "/store/newsletter/confirm", token)),
    );
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200, 200]);

    const welcome = await waitForMail(email, "newsletter-welcome");
    const end = linkIn(welcome, "Unsubscribe from the newsletter");
    expect(welcome.parsed.headers.get("list")).toMatchObject({
      unsubscribe: { url: end.href },
      "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
    });
    // as sent by a mail client (RFC 8058): no Origin, no cookies
    const oneClick = await fetch(end, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(oneClick.status).toBe(200);
    expect((await templatesTo(email)).sort()).toEqual(["newsletter-confirm", "newsletter-welcome"]);
  });
});

describe("the owner", { timeout: 90_000 }, () => {
  it("sees a mail's status and content, and sends it again", async () => {
    const email = randomEmail();
    await write(email);
    const sent = await waitForMail(email, "contact-copy");
    const [mail] = await inOutbox(email);
    expect(mail).toMatchObject({ template: "contact-copy", language: "de", last_error: null });
    const { mail: preview } = await admin.client.fetch<{ mail: { subject: string; html: string } }>(
      `/admin/mails/${mail?.id}`,
    );
    expect(preview.subject).toBe("Ihre Nachricht an Su Turrone");
    expect(preview.html).toContain("Besuch");

    await admin.client.fetch(`/admin/mails/${mail?.id}/send`, { method: "POST" });
    const both = await waitForMails(email, "contact-copy", 2);
    expect(new Set(both.map(({ parsed }) => parsed.messageId)).size).toBe(2);
    expect(both[0]?.text).toBe(sent.text);
  });

  it("finds mails by a part of the address and by status", async () => {
    const email = `${randomUUID()}_a@example.com`;
    await write(email);
    await waitForMail(email, "contact-copy");
    const found = async (query: Record<string, string>) =>
      (await admin.client.fetch<{ mails: Mail[] }>("/admin/mails", { query })).mails.map(
        ({ recipient }) => recipient,
      );
    expect(await found({ q: email.slice(4).toUpperCase() })).toEqual([email]);
    // an underscore is not a wildcard
    expect(await found({ q: email.replace("a@", "_@") })).toEqual([]);
    expect(await found({ q: email, show: "failed" })).toEqual([]);
    await expect.poll(() => found({ q: email, show: "sent" })).toEqual([email]);
    await expect(found({ show: "lost" })).rejects.toMatchObject({ status: 400 });
  });

  it("gets 404 for an unknown mail", async () => {
    await expect(admin.client.fetch("/admin/mails/mail_none")).rejects.toMatchObject({ status: 404 });
    await expect(admin.client.fetch("/admin/mails/mail_none/send", { method: "POST" })).rejects.toMatchObject(
      { status: 404 },
    );
  });
});
