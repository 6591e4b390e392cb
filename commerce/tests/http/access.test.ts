import { createHmac } from "node:crypto";
import { nowInSeconds, storefrontKey, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { beforeAll, describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { atNight } from "../../../testing/night";
import { nameOf, others, routes, routesBelow, statuses, type Route } from "./all-routes";
import { owner, send } from "./shop";

/** Callers other than the storefront, by their credentials; all of them have the publishable key. */
const strangers = async (): Promise<Record<string, Record<string, string>>> => {
  const admin = await owner();
  const token = await admin.client.getToken();
  const secret = setting("SIGNING_SECRET");
  const genuine = storefrontKey(secret, nowInSeconds() + 60);
  return {
    "the publishable key alone": { [storefrontKeyHeader]: "" },
    "a changed key": { [storefrontKeyHeader]: genuine.replace(/^\d+/, (end) => String(Number(end) + 1)) },
    "an expired key": { [storefrontKeyHeader]: storefrontKey(secret, nowInSeconds() - 1) },
    "another secret": { [storefrontKeyHeader]: storefrontKey("x".repeat(43), nowInSeconds() + 60) },
    "the owner's login": { [storefrontKeyHeader]: "", authorization: `Bearer ${token ?? ""}` },
  };
};

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A JWT as issued by Medusa (RFC 7519). @param secret null: unsigned */
function tokenOf(payload: object, secret: string | null): string {
  const head = encoded({ alg: secret === null ? "none" : "HS256", typ: "JWT" });
  const signed = `${head}.${encoded(payload)}`;
  const signature = secret === null ? "" : createHmac("sha256", secret).update(signed).digest("base64url");
  return `${signed}.${signature}`;
}

/** Route of the admin API that the login page reads. */
const openRoute = "GET /admin/feature-flags";
const isClosed = (route: Route): boolean => nameOf(route) !== openRoute;

/** Invalid logins, derived from a valid one of the owner. */
async function wrongLogins(): Promise<Record<string, string>> {
  const genuine = (await (await owner()).client.getToken()) ?? "";
  const [head = "", body = "", signature = ""] = genuine.split(".");
  const payload = JSON.parse(Buffer.from(body, "base64url").toString()) as { exp: number };
  const now = nowInSeconds();
  return {
    "of another secret": tokenOf(payload, "x".repeat(43)),
    "that has expired": tokenOf({ ...payload, iat: now - 7200, exp: now - 3600 }, setting("JWT_SECRET")),
    "that says it needs no signature": tokenOf(payload, null),
    "that was made to last longer": `${head}.${encoded({ ...payload, exp: payload.exp + 3600 })}.${signature}`,
    "without its signature": `${head}.${body}.`,
  };
}

/** Routes required by the admin's login, and their status for a stranger who sends no further data. */
const loginDoors = {
  // limited by address, which other tests of this run share
  "POST /auth/user/emailpass": expect.toBeOneOf([401, 429]) as number,
  "POST /auth/user/emailpass/reset-password": expect.toBeOneOf([400, 429]) as number,
  "POST /auth/user/emailpass/update": 401,
  "GET /auth/user/providers": 200,
  "POST /auth/session": 401,
  "DELETE /auth/session": 401,
  "POST /auth/token/refresh": 401,
  "GET /auth/mfa/factors": 401,
  "POST /auth/mfa/factors": 401,
  "DELETE /auth/mfa/factors/:id": 401,
  "POST /auth/mfa/factors/:id/verify": 401,
  "POST /auth/mfa/recovery-codes": 401,
  "POST /auth/mfa/challenges/:id/verify": 401,
  "GET /cloud/auth": 200,
};

/** A login route for admin users, and for customers, which the shop does not have. */
const forActors = (route: Route): Route[] =>
  ["user", "customer"].map((actor) => ({
    ...route,
    address: route.address.replace(":actor_type", actor).replace(":auth_provider", "emailpass"),
  }));

/** Credentials are checked in the same way for all routes: every run sends one to all, and the others to a twentieth. */
const routesFor = (area: string, credential: string): Route[] =>
  routesBelow(area).filter(
    (_, index) =>
      atNight || ["the owner's login", "of another secret"].includes(credential) || index % 20 === 0,
  );

describe("all routes of Medusa and of the shop", { timeout: 60_000 }, () => {
  let callers: Awaited<ReturnType<typeof strangers>>;
  beforeAll(async () => {
    callers = await strangers();
  });

  it("are discovered", () => {
    const names = routes.map(nameOf);
    expect(names).toContain("POST /store/customers");
    expect(names).toContain("GET /store/catalogue/suggest");
    expect(names).toContain("POST /auth/:actor_type/:auth_provider/register");
    expect(names).toContain("GET /admin/orders/:id");
  });

  it.each([
    "the publishable key alone",
    "a changed key",
    "an expired key",
    "another secret",
    "the owner's login",
  ])("of the store API respond 404 to %s", async (caller) => {
    expect(others(await statuses(routesFor("store", caller), callers[caller] ?? {}), 404)).toEqual({});
  });

  it.each([
    "/STORE/regions",
    "/store/regions/",
    "/store//regions",
    "/Auth/user/emailpass",
    "/auth/user/emailpass/",
  ])("respond 404 for every spelling of the path: %s", async (spelling) => {
    for (const method of ["GET", "POST"]) {
      expect((await send(method, spelling, undefined, { [storefrontKeyHeader]: "" })).status).toBe(404);
    }
  });

  it("of the login API respond 404 unless the admin needs them", async () => {
    const doors = [...routesBelow("auth"), ...routesBelow("cloud")].flatMap(forActors);
    expect(others(await statuses(doors, { [storefrontKeyHeader]: "" }), 404)).toEqual(loginDoors);
  });

  it("of the admin API accept a valid token built by the same helper as the invalid ones", async () => {
    const genuine = (await (await owner()).client.getToken()) ?? "";
    const payload = JSON.parse(Buffer.from(genuine.split(".")[1] ?? "", "base64url").toString()) as object;
    const headers = { authorization: `Bearer ${tokenOf(payload, setting("JWT_SECRET"))}` };
    expect((await send("GET", "/admin/orders?limit=1", undefined, headers)).status).toBe(200);
  });

  it.each([
    "of another secret",
    "that has expired",
    "that says it needs no signature",
    "that was made to last longer",
    "without its signature",
  ])("of the admin API respond 401 to a login %s", async (kind) => {
    const token = (await wrongLogins())[kind] ?? "";
    const headers = { [storefrontKeyHeader]: "", authorization: `Bearer ${token}` };
    const answers = await statuses(routesFor("admin", kind).filter(isClosed), headers);
    expect(others(answers, 401)).toEqual({});
  });

  it("of the admin API respond 401 without a login, but for what the login page reads", async () => {
    const answers = await statuses(routesBelow("admin"), { [storefrontKeyHeader]: "" });
    expect(others(answers, 401)).toEqual({ [openRoute]: 200 });
  });
});
