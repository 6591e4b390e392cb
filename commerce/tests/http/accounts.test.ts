import { describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { linkIn, mailsTo, waitForMail, waitForMails } from "./mails";
import { acceptInvitation, bearer, newAddress, newPerson, sessionOf, testPassword } from "./people";
import { owner, send } from "./shop";

const admin = await owner();

const invite = async (email: string): Promise<string> =>
  (await admin.admin.invite.create({ email })).invite.id;

/** Responds with 201 whether or not the account exists. */
const forgot = async (identifier: string) =>
  (await send("POST", "/auth/user/emailpass/reset-password", { identifier })).status;

const logIn = (email: string, password: string) => send("POST", "/auth/user/emailpass", { email, password });

describe("admin users", { timeout: 90_000 }, () => {
  it("are invited by mail and can reset a forgotten password by mail", async () => {
    const email = newAddress();
    await invite(email);
    const invited = await waitForMail(email, "invitation");
    expect(invited.subject).toBe("Invito all’amministrazione di Su Turrone");
    const accept = linkIn(invited, "Accetta l’invito");
    expect(accept.origin + accept.pathname).toBe(new URL("/app/invite", setting("COMMERCE_URL")).href);
    await acceptInvitation(email);

    expect(await forgot(email)).toBe(201);
    const reset = linkIn(await waitForMail(email, "password-reset"), "Imposta la nuova password");
    expect(reset.origin + reset.pathname).toBe(new URL("/app/reset-password", setting("COMMERCE_URL")).href);
    const changed = await send(
      "POST",
      "/auth/user/emailpass/update",
      { password: "second secret" },
      bearer(reset.searchParams.get("token")),
    );
    expect(changed.status).toBe(200);
    expect((await logIn(email, testPassword)).status).toBe(401);
    expect((await logIn(email, "second secret")).status).toBe(200);
  });

  it("can only register if they were invited", async () => {
    const register = async (email: string) =>
      (await send("POST", "/auth/user/emailpass/register", { email, password: "some secret" })).status;
    const email = newAddress();
    expect(await register(email)).toBe(404);
    const id = await invite(email);
    await admin.admin.invite.delete(id);
    expect(await register(email)).toBe(404);
  });

  it("are not kept out, nor followed in, by a stranger who registers their address first", async () => {
    const email = newAddress();
    await invite(email);
    const register = async (password: string) =>
      (await send("POST", "/auth/user/emailpass/register", { email, password })).body["token"];
    const strangerToken = await register("the stranger's password");
    const person = await acceptInvitation(email);
    const refreshed = await send("POST", "/auth/token/refresh", {}, bearer(strangerToken));
    const headers = bearer(refreshed.body["token"]);
    expect((await send("GET", "/admin/users/me", undefined, headers)).status).toBe(401);
    // an address with an account cannot be registered again
    expect(await register("another password")).toBeUndefined();
    expect((await send("GET", "/admin/users/me", undefined, person.headers)).status).toBe(200);
    await admin.admin.user.delete(person.id);
  });

  it("are logged out everywhere once they set a new password", async () => {
    const email = newAddress();
    await invite(email);
    const person = await acceptInvitation(email);
    const other = await newPerson("fulfilment");
    const cookie = await sessionOf(person);
    const statusesOf = (headers: Record<string, string>) =>
      Promise.all(
        [
          ["GET", "/admin/users/me"],
          ["POST", "/auth/token/refresh"],
          ["GET", "/auth/mfa/factors"],
        ].map(async ([method = "", path = ""]) => (await send(method, path, undefined, headers)).status),
      );
    expect(await statusesOf(person.headers)).toEqual([200, 200, 200]);
    expect(await statusesOf(cookie)).toEqual([200, 200, 200]);

    expect(await forgot(email)).toBe(201);
    const reset = linkIn(await waitForMail(email, "password-reset"), "Imposta la nuova password");
    const resetHeaders = bearer(reset.searchParams.get("token"));
    const update = (headers: Record<string, string>) =>
      send("POST", "/auth/user/emailpass/update", { password: "new secret" }, headers);
    expect((await update(bearer("forged"))).status).toBe(401);
    expect(await statusesOf(person.headers)).toEqual([200, 200, 200]);
    expect((await update(resetHeaders)).status).toBe(200);
    expect(await statusesOf(person.headers)).toEqual([401, 401, 401]);
    expect(await statusesOf(cookie)).toEqual([401, 401, 401]);
    const login = await logIn(email, "new secret");
    expect(await statusesOf(bearer(login.body["token"]))).toEqual([200, 200, 200]);
    expect(await statusesOf(other.headers)).toEqual([200, 200, 200]);
    for (const { id } of [person, other]) await admin.admin.user.delete(id);
  });

  it("get a new link with each invitation, which is hidden in the admin's copy of the mail", async () => {
    const email = newAddress();
    const id = await invite(email);
    await waitForMail(email, "invitation");
    await admin.admin.invite.resend(id);
    const [first, second] = await waitForMails(email, "invitation", 2);
    const tokens = [first, second].map((mail) =>
      mail ? linkIn(mail, "Accetta l’invito").searchParams.get("token") : null,
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
    const email = newAddress();
    for (let n = 0; n < 5; n++) expect(await forgot(email)).toBe(201);
    expect(await forgot(email)).toBe(429);
    expect(await mailsTo(email)).toEqual([]);
  });
});
