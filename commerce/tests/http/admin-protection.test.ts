import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { waitForMail } from "./mails";

const commerceUrl = setting("COMMERCE_URL");
const at = (path: string) => new URL(path, commerceUrl);

const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  fetch(at("/auth/user/emailpass"), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email, password }),
  });

/** The owner's session cookie, as issued to the admin's pages. */
async function sessionCookie(): Promise<string> {
  const login = await logIn(setting("ADMIN_EMAIL"), setting("ADMIN_PASSWORD"));
  const { token } = (await login.json()) as { token: string };
  const session = await fetch(at("/auth/session"), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return session.headers.get("set-cookie")?.split(";")[0] ?? "";
}

describe("every response of commerce", () => {
  it("only lets the browser connect to this server", async () => {
    const policy = (await fetch(at("/app"))).headers.get("content-security-policy") ?? "";
    const hosts = [...policy.matchAll(/(?:https?|wss?):\/\/[^\s;]+/g)].map(([host]) => new URL(host).origin);
    expect([...new Set(hosts)]).toEqual([new URL(at("/")).origin]);
  });

  it.each(["/app", "/app/orders", "/admin/orders", "/store/regions", "/auth/nothing", "/health"])(
    "has security headers: %s",
    async (path) => {
      const { headers } = await fetch(at(path));
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'self';script-src 'self'.*;frame-ancestors 'none'/,
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.has("x-powered-by")).toBe(false);
    },
  );
});

describe("the language of the admin at the first visit", () => {
  const languageFor = async (headers: Record<string, string>, path = "/app/login") =>
    (await fetch(at(path), { headers })).headers.get("set-cookie")?.split(";")[0] ?? null;

  it.each([
    ["it-IT,it;q=0.9,en;q=0.8", "lng=it"],
    ["de-AT,de;q=0.9", "lng=de"],
    ["fr-FR,fr;q=0.9,en-GB;q=0.5", "lng=en"],
    // the owner's language, if the shop does not support the browser's languages
    ["fr-FR,fr;q=0.9", "lng=it"],
  ])("is the browser's language: %s", async (accepted, cookie) => {
    expect(await languageFor({ "accept-language": accepted })).toBe(cookie);
  });

  it("is not overwritten once chosen, and only set for pages of the admin", async () => {
    const italian = { "accept-language": "it-IT" };
    expect(await languageFor({ ...italian, cookie: "other=1; lng=de" })).toBeNull();
    expect(await languageFor(italian, "/health")).toBeNull();
  });
});

describe("a change with the owner's session cookie", () => {
  const { host, origin: own } = new URL(commerceUrl);

  /** Logs out, which does not affect other tests. @returns the status */
  async function logOut(headers: Record<string, string>): Promise<number> {
    const cookie = await sessionCookie();
    return (await fetch(at("/auth/session"), { method: "DELETE", headers: { cookie, ...headers } })).status;
  }

  it.each([["http://evil.example"], [`https://${host}`], ["http://localhost:1"], ["null"]])(
    "is refused from the origin %s",
    async (origin) => {
      expect(await logOut({ origin })).toBe(403);
    },
  );

  it.each(["cross-site", "same-site"])("is refused if Sec-Fetch-Site is %s", async (site) => {
    expect(await logOut({ "sec-fetch-site": site })).toBe(403);
  });

  it("is refused for a cross-origin form below /admin", async () => {
    const form = await fetch(at("/admin/customers"), {
      method: "POST",
      headers: { cookie: await sessionCookie(), origin: "http://evil.example" },
      body: new URLSearchParams({ email: "a@example.com" }),
    });
    expect(form.status).toBe(403);
  });

  it("is accepted from the admin itself", async () => {
    expect(await logOut({ origin: own, "sec-fetch-site": "same-origin" })).toBe(200);
  });
});

describe("the admin login", () => {
  it("limits an account to five wrong passwords a minute across IP addresses and spellings, without locking other accounts", async () => {
    const account = `${randomUUID()}@example.com`;
    const tries: number[] = [];
    for (let n = 0; n < 6; n++) {
      const spelling = n % 2 === 0 ? account : account.toUpperCase();
      tries.push((await logIn(spelling, "wrong", { "x-forwarded-for": `192.0.2.${n}` })).status);
    }
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await logIn(account, "wrong");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await logIn(`${randomUUID()}@example.com`, "wrong")).status).toBe(401);
  });

  it("limits wrong passwords also if they are sent at the same time", async () => {
    const account = `${randomUUID()}@example.com`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(account, "wrong")));
    const tries = answers.map(({ status }) => status).toSorted();
    expect(tries).toEqual([...Array<number>(5).fill(401), ...Array<number>(15).fill(429)]);
  });

  it("remembers the browser and notifies the account of a new one", async () => {
    const owner = setting("ADMIN_EMAIL");
    const login = await logIn(owner, setting("ADMIN_PASSWORD"));
    expect(login.status).toBe(200);
    expect(login.headers.get("set-cookie")).toMatch(/^admin-device=[^;]+;.*HttpOnly; SameSite=Strict$/);
    const mail = await waitForMail(owner, "new-device");
    expect(mail.subject).toBe("Accesso a Su Turrone da un nuovo dispositivo");
    expect(mail.text).toContain(owner);
  });
});
