import { generateSync } from "otplib";
import { expect, it } from "vitest";
import { linkIn, waitForMail } from "./mails";
import { bearer, ownPerson, testPassword } from "./people";
import { send } from "./shop";

const packer = await ownPerson("fulfilment");
let factor = "";
let secret = "";
let spare: string[] = [];

/** The current code of the authenticator app. */
const code = (): string => generateSync({ secret });

/** A six-digit code other than the current, previous or next one. */
const wrong = (): string => String((Number(code()) + 500_000) % 1_000_000).padStart(6, "0");

interface Challenge {
  id: string;
  methods: string[];
}

/** Logs in with the password: the resulting limited token, and the challenge for the second factor. */
async function sendPassword() {
  const { status, body } = await send("POST", "/auth/user/emailpass", {
    email: packer.email,
    password: testPassword,
  });
  expect(status).toBe(200);
  return { headers: bearer(body["token"]), challenge: body["mfa_challenge"] as Challenge | undefined };
}

/** Submits the second factor. */
const sendCode = (
  { headers, challenge }: Awaited<ReturnType<typeof sendPassword>>,
  given: string,
  method = "totp",
) => send("POST", `/auth/mfa/challenges/${challenge?.id ?? ""}/verify`, { method, code: given }, headers);

const orders = async (headers: Record<string, string>): Promise<number> =>
  (await send("GET", "/admin/orders?limit=1", undefined, headers)).status;

it("sets up an authenticator app with a code from it, and returns recovery codes", async () => {
  const started = await send("POST", "/auth/mfa/factors", { provider: "totp" }, packer.headers);
  expect(started.status).toBe(200);
  factor = (started.body["mfa_factor"] as { id: string }).id;
  secret = started.body["secret"] as string;
  expect(started.body["otpauth_url"]).toMatch(/^otpauth:\/\/totp\/Su%20Turrone:.*issuer=Su(\+|%20)Turrone/);
  const verify = `/auth/mfa/factors/${factor}/verify`;
  expect((await send("POST", verify, { code: wrong() }, packer.headers)).status).toBe(400);
  expect((await sendPassword()).challenge).toBeUndefined();
  expect((await send("POST", verify, { code: code() }, packer.headers)).status).toBe(200);
  const codes = await send("POST", "/auth/mfa/recovery-codes", {}, packer.headers);
  spare = codes.body["recovery_codes"] as string[];
  expect(spare).toHaveLength(10);
});

it("requires password and code to log in once it is set up", async () => {
  const login = await sendPassword();
  expect(login.challenge?.methods).toContain("totp");
  expect(await orders(login.headers)).toBe(401);
  const { status, body } = await sendCode(login, code());
  expect(status).toBe(200);
  expect(await orders(bearer(body["token"]))).toBe(200);
});

it("accepts a recovery code only once", async () => {
  const [first = ""] = spare;
  expect((await sendCode(await sendPassword(), first, "recovery_code")).status).toBe(200);
  expect((await sendCode(await sendPassword(), first, "recovery_code")).status).toBe(400);
});

it("does not disable the second factor with only a session", async () => {
  const { body } = await sendCode(await sendPassword(), code());
  const headers = bearer(body["token"]);
  expect((await send("DELETE", `/auth/mfa/factors/${factor}`, {}, headers)).status).toBe(400);
  const taken = await send(
    "DELETE",
    `/auth/mfa/factors/${factor}`,
    { method: "totp", code: wrong() },
    headers,
  );
  expect(taken.status).toBe(400);
  expect((await sendPassword()).challenge).toBeDefined();
});

it("is required and accepted after a new password, which ends the logins before it", async () => {
  const before = bearer((await sendCode(await sendPassword(), code())).body["token"]);
  expect(await orders(before)).toBe(200);
  await send("POST", "/auth/user/emailpass/reset-password", { identifier: packer.email });
  const reset = linkIn(await waitForMail(packer.email, "password-reset"), "Imposta la nuova password");
  const headers = bearer(reset.searchParams.get("token"));
  await send("POST", "/auth/user/emailpass/update", { password: testPassword }, headers);
  expect(await orders(before)).toBe(401);
  const login = await sendPassword();
  expect(await orders(login.headers)).toBe(401);
  const { body } = await sendCode(login, code());
  expect(await orders(bearer(body["token"]))).toBe(200);
});

it("limits the attempts to enter a code across logins", async () => {
  const tries: number[] = [];
  for (let n = 0; n < 12; n++) tries.push((await sendCode(await sendPassword(), wrong())).status);
  expect(tries.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
  expect(tries.at(-1)).toBe(429);
  expect((await sendCode(await sendPassword(), code())).status).toBe(429);
});
