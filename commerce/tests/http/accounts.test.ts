import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { linkIn, mailsTo, waitForMail, waitForMails } from "./mails";
import { owner, send, setting } from "./shop";

const admin = await owner();

const invite = async (email: string): Promise<string> =>
  (await admin.admin.invite.create({ email })).invite.id;

/** Responds with 201 whether or not the account exists. */
const forgot = async (identifier: string) =>
  (await send("POST", "/auth/user/emailpass/reset-password", { identifier })).status;

const logIn = (email: string, password: string) => send("POST", "/auth/user/emailpass", { email, password });

describe("admin users", { timeout: 90_000 }, () => {
  it("are invited by mail and can reset a forgotten password by mail", async () => {
    const email = `${randomUUID()}@example.com`;
    await invite(email);
    const invited = await waitForMail(email, "invitation");
    expect(invited.subject).toBe("Invito all’amministrazione di Su Turrone");
    const accept = linkIn(invited, "Accettare l’invito");
    expect(accept.origin + accept.pathname).toBe(new URL("/app/invite", setting("COMMERCE_URL")).href);

    const registered = await send("POST", "/auth/user/emailpass/register", {
      email,
      password: "first secret",
    });
    const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
    const accepted = await send(
      "POST",
      `/admin/invites/accept?token=${accept.searchParams.get("token") ?? ""}`,
      { email, first_name: "Anna", last_name: "Serra" },
      bearer(registered.body["token"]),
    );
    expect(accepted.status).toBe(200);

    expect(await forgot(email)).toBe(201);
    const reset = linkIn(await waitForMail(email, "password-reset"), "Impostare la nuova password");
    expect(reset.origin + reset.pathname).toBe(new URL("/app/reset-password", setting("COMMERCE_URL")).href);
    const changed = await send(
      "POST",
      "/auth/user/emailpass/update",
      { password: "second secret" },
      bearer(reset.searchParams.get("token")),
    );
    expect(changed.status).toBe(200);
    expect((await logIn(email, "first secret")).status).toBe(401);
    expect((await logIn(email, "second secret")).status).toBe(200);
  });

  it("can only register if they were invited", async () => {
    const register = async (email: string) =>
      (await send("POST", "/auth/user/emailpass/register", { email, password: "some secret" })).status;
    const email = `${randomUUID()}@example.com`;
    expect(await register(email)).toBe(404);
    const id = await invite(email);
    await admin.admin.invite.delete(id);
    expect(await register(email)).toBe(404);
  });

  it("get a new link with each invitation, which is hidden in the admin's copy of the mail", async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await invite(email);
    await waitForMail(email, "invitation");
    await admin.admin.invite.resend(id);
    const [first, second] = await waitForMails(email, "invitation", 2);
    const tokens = [first, second].map((mail) =>
      mail ? linkIn(mail, "Accettare l’invito").searchParams.get("token") : null,
    );
    expect(tokens[0]).toMatch(/./);
    expect(tokens[1]).not.toBe(tokens[0]);

    const { mails } = await admin.client.fetch<{ mails: { id: string; recipient: string }[] }>(
      "/admin/mails",
    );
    const row = mails.find(({ recipient }) => recipient === email);
    const { mail } = await admin.client.fetch<{ mail: { text: string; html: string } }>(
      `/admin/mails/${row?.id ?? ""}`,
    );
    expect(mail.text).toContain(email);
    for (const token of tokens) expect(`${mail.text}${mail.html}`).not.toContain(token);
  });

  it("cannot be told apart from unknown addresses, and password resets are rate limited", async () => {
    const email = `${randomUUID()}@example.com`;
    for (let n = 0; n < 5; n++) expect(await forgot(email)).toBe(201);
    expect(await forgot(email)).toBe(429);
    expect(await mailsTo(email)).toEqual([]);
  });
});
