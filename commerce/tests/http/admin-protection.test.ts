import { describe, expect, it } from "vitest";
import { setting } from "./shop";

const commerceUrl = setting("COMMERCE_URL");
const at = (path: string) => new URL(path, commerceUrl);

/** The session cookie of the owner, as the admin's pages get it. */
async function sessionCookie(): Promise<string> {
  const login = await fetch(at("/auth/user/emailpass"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: setting("ADMIN_EMAIL"), password: setting("ADMIN_PASSWORD") }),
  });
  const { token } = (await login.json()) as { token: string };
  const session = await fetch(at("/auth/session"), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return session.headers.get("set-cookie")?.split(";")[0] ?? "";
}

describe("every answer of commerce", () => {
  it.each(["/app", "/app/orders", "/admin/orders", "/store/regions", "/auth/nothing", "/health"])(
    "has the headers of a browser's protection: %s",
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

describe("a change with the owner's cookie", () => {
  const { host, origin: own } = new URL(commerceUrl);

  /** Logs out, which changes nothing that another test needs. @returns the status */
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

  it.each(["cross-site", "same-site"])("is refused where the browser says %s", async (site) => {
    expect(await logOut({ "sec-fetch-site": site })).toBe(403);
  });

  it("is refused to a foreign form below /admin too", async () => {
    const form = await fetch(at("/admin/customers"), {
      method: "POST",
      headers: { cookie: await sessionCookie(), origin: "http://evil.example" },
      body: new URLSearchParams({ email: "a@example.com" }),
    });
    expect(form.status).toBe(403);
  });

  it("is made from the admin itself", async () => {
    expect(await logOut({ origin: own, "sec-fetch-site": "same-origin" })).toBe(200);
  });
});
