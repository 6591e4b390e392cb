import { storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { capture } from "../../../testing/orders";
import type { Invitation, Person } from "../../src/features/staff/people";
import { fulfilmentRoutes, ownId, routesWithoutLogin } from "../../src/features/staff/fulfilment-routes";
import type { Today } from "../../src/features/today/read-today";
import type { StaffRoleName } from "../../src/modules/staff/staff-role-types";
import { nameOf, others, routesBelow, statuses, type Route } from "./all-routes";
import { placeOrder } from "./delivered-order";
import { waitForMails } from "./mails";
import {
  acceptInvitation,
  firstOwner,
  newAddress,
  newPerson,
  ownPerson,
  sessionOf,
  type TestPerson,
} from "./people";
import { sendRaw } from "./raw-request";
import { send } from "./shop";

const first = await firstOwner();
const packer = await ownPerson("fulfilment");

const call = (who: TestPerson, method: string, path: string, body?: unknown, more = {}) =>
  send(method, path, body, { ...who.headers, ...more });

const setRole = (who: TestPerson, of: { id: string }, role: StaffRoleName) =>
  call(who, "POST", `/admin/staff/${of.id}`, { role });

const invite = (email: string, role: string) =>
  call(first, "POST", "/admin/staff-invitations", { email, role });

const listed = async () =>
  (await call(first, "GET", "/admin/staff")).body as unknown as {
    people: Person[];
    invitations: Invitation[];
  };

/** A route name with anonymous parameters. */
const plain = (route: Route): string => nameOf(route).replaceAll(/:\w+/g, ":");

/** Routes that stream, and one of Medusa's that never responds if its search index is disabled. */
const endless = ["/subscribe", "/index/details"];

describe("every route of the admin", { timeout: 120_000 }, () => {
  it("responds 403 to fulfilment staff unless it is in their table", async () => {
    const answers = await statuses(routesBelow("admin"), packer.headers);
    const open = Object.keys(others(answers, 403)).map((name) => name.replaceAll(/:\w+/g, ":"));
    const table = [...fulfilmentRoutes, ...routesWithoutLogin].filter(
      ({ address }) => !address.includes(ownId),
    );
    expect(open.toSorted()).toEqual(table.map(plain).toSorted());
  });

  it("that is in the table accepts fulfilment staff", async () => {
    const table = fulfilmentRoutes.filter(({ address }) => !address.includes(ownId));
    const answers = await statuses([...table], packer.headers);
    expect(Object.entries(answers).filter(([, status]) => [401, 403, 500].includes(status))).toEqual([]);
  });

  // a closed one would fail the tests of its page
  it.runIf(atNight)("that reads is accessible to owners", async () => {
    const reading = routesBelow("admin").filter(
      ({ method, address }) => method === "GET" && !endless.some((end) => address.endsWith(end)),
    );
    const answers = await statuses(reading, first.headers);
    expect(Object.entries(answers).filter(([, status]) => [401, 403].includes(status))).toEqual([]);
  });

  it.each([
    "/ADMIN/promotions",
    "/admin/promotions/",
    "/Admin/Promotions/",
    "/admin//promotions",
    "/admin/orders/../promotions",
    "/admin/orders/%2e%2e/promotions",
    "/admin/orders/x/refund",
    "/static/private-1700000000000-export.csv",
  ])("responds 403 to fulfilment staff for every spelling: %s", async (path) => {
    const headers = { ...packer.headers, "content-type": "application/json" };
    for (const method of ["GET", "HEAD", "POST"]) {
      const body = method === "POST" ? { body: Buffer.from("{}") } : {};
      expect([403, 404], method).toContain((await sendRaw({ method, path, headers, ...body })).status);
    }
  });
});

describe("fulfilment staff", { timeout: 120_000 }, () => {
  /** An order whose transfer has arrived in part. */
  let id: string;
  beforeAll(async () => {
    ({ id } = await placeOrder());
    await capture(id, 10);
  });
  afterAll(() => call(first, "POST", `/admin/orders/${id}/cancel`, {}));

  it("get the reason of a refusal in the language of their admin", async () => {
    const { body } = await call(packer, "GET", "/admin/promotions", undefined, { cookie: "lng=en" });
    expect(body).toEqual({ type: "forbidden", message: "This is for the owner of the shop only." });
    const german = await call(packer, "GET", "/admin/promotions", undefined, { "x-medusa-locale": "de-DE" });
    expect(german.body["message"]).toBe("Das ist der Inhaberin oder dem Inhaber vorbehalten.");
  });

  it("are refused with a session cookie like with a token", async () => {
    const session = await sessionOf(packer);
    const asked = (path: string) => send("GET", path, undefined, { ...session, [storefrontKeyHeader]: "" });
    expect((await asked("/admin/today")).status).toBe(200);
    expect((await asked("/admin/price-lists")).status).toBe(403);
  });

  it("see an order without its payment data, and cannot change it", async () => {
    const { body } = await call(packer, "GET", `/admin/orders/${id}/status`);
    expect(body).toMatchObject({ actions: [], receivable: null, documents: [], link: null });
    expect(body).toMatchObject({ issues: [], transfer_reference: null });
    const whole = (await call(first, "GET", `/admin/orders/${id}/status`)).body;
    expect(whole).toMatchObject({ issues: [{ what: "paid_in_part" }] });
    expect(whole["transfer_reference"]).toEqual(expect.any(String));
    expect(whole["actions"]).toEqual(expect.arrayContaining(["capture", "cancel"]));
    expect(whole["receivable"]).not.toBeNull();
    for (const action of ["refund", "line-refunds", "cancel", "part-payment"]) {
      expect((await call(packer, "POST", `/admin/orders/${id}/${action}`, {})).status).toBe(403);
    }
  });

  it("see in Today what is to be packed, and nothing about money", async () => {
    const owners = (await call(first, "GET", "/admin/today")).body as unknown as Today;
    expect(owners.transfers.count).toBeGreaterThan(0);
    const { status, body } = await call(packer, "GET", "/admin/today");
    expect(status).toBe(200);
    const nothing = { count: 0, rows: [] };
    expect(body).toMatchObject({ transfers: nothing, withdrawals: nothing, money_problems: nothing });
    expect(body).toMatchObject({ pending_reviews: 0, open_messages: 0, failed_mails: 0 });
  });

  it("cannot put a link of their own into a buyer's mail", async () => {
    const labels = [{ tracking_number: "1", tracking_url: "https://evil.example", label_url: "" }];
    const shipment = { items: [{ id: "ordli_1", quantity: 1 }], labels };
    const path = "/admin/orders/order_1/fulfillments/ful_1/shipments";
    expect((await call(packer, "POST", path, shipment)).status).toBe(403);
  });

  it("can change only their own name", async () => {
    const renamed = await call(packer, "POST", `/admin/users/${packer.id}`, { first_name: "Bruna" });
    expect(renamed.status).toBe(200);
    expect((await call(packer, "POST", `/admin/users/${first.id}`, { first_name: "Bruna" })).status).toBe(
      403,
    );
    expect((await setRole(packer, packer, "owner")).status).toBe(403);
    expect((await call(packer, "GET", "/admin/staff/me")).body).toEqual({ role: "fulfilment" });
  });

  it("see only their own profile in the settings", async () => {
    const menu = async (who: TestPerson) => {
      const { body } = await call(who, "GET", "/admin/layouts/settings.sidebar/configuration");
      const kept = body["default_configuration"] as {
        configuration: { widgets: Record<string, { hidden?: boolean }> };
      } | null;
      const entries = Object.entries(kept?.configuration.widgets ?? {});
      return entries.filter(([, { hidden }]) => hidden).map(([entry]) => entry);
    };
    // of the settings only the own profile is available; owners see all except the developer settings
    const settings = await menu(packer);
    expect(settings).toEqual(
      expect.arrayContaining(["core:settings-nav:/settings/users", "core:settings-nav:/settings/store"]),
    );
    expect(settings).not.toContain("core:settings-nav:/settings/profile");
    const forDevelopers = ["publishable-api-keys", "search", "secret-api-keys", "workflows"];
    expect((await menu(first)).sort()).toEqual(
      forDevelopers.map((page) => `core:settings-nav:/settings/${page}`),
    );
  });
});

const basic = (token: string) => ({ authorization: `Basic ${token}` });

/** Creates a secret API key with a login. */
async function createKey(headers: Record<string, string>) {
  const created = await send("POST", "/admin/api-keys", { title: "Program", type: "secret" }, headers);
  return created.body["api_key"] as { id: string; token: string };
}

describe("admin users", { timeout: 120_000 }, () => {
  it("have the role of their invitation, regardless of the address they accept it with", async () => {
    const email = newAddress();
    expect((await invite(email.toUpperCase(), "fulfilment")).status).toBe(201);
    expect((await listed()).invitations).toContainEqual(
      expect.objectContaining({ email, role: "fulfilment" }),
    );
    const person = await acceptInvitation(email, newAddress());
    const { people, invitations } = await listed();
    expect(people).toContainEqual({ id: person.id, email, name: "Anna Serra", role: "fulfilment" });
    expect(invitations.map((one) => one.email)).not.toContain(email);
    await call(first, "DELETE", `/admin/users/${person.id}`);
  });

  it("are invited once, and can be sent a new mail", async () => {
    const email = newAddress();
    const id = String((await invite(email, "owner")).body["id"]);
    expect((await invite(email, "fulfilment")).status).toBe(422);
    expect((await listed()).invitations).toContainEqual(expect.objectContaining({ id, role: "owner" }));
    expect((await call(first, "POST", `/admin/invites/${id}/resend`)).status).toBe(200);
    await waitForMails(email, "invitation", 2);
    expect((await invite(packer.email, "owner")).status).toBe(422);
    expect((await invite("nobody", "owner")).status).toBe(400);
    expect((await invite(newAddress(), "boss")).status).toBe(400);
    expect((await call(first, "DELETE", `/admin/invites/${id}`)).status).toBe(200);
  });

  it("get the fulfilment role by default if they are invited by Medusa's own form", async () => {
    const email = newAddress();
    const { status, body } = await call(first, "POST", "/admin/invites", { email });
    expect(status).toBe(200);
    expect((await listed()).invitations).toContainEqual(
      expect.objectContaining({ email, role: "fulfilment" }),
    );
    await call(first, "DELETE", `/admin/invites/${(body["invite"] as { id: string }).id}`);
  });

  it("have a new role from their next request on, and no access once they are deleted", async () => {
    const person = await newPerson("owner");
    expect((await call(person, "GET", "/admin/promotions")).status).toBe(200);
    expect((await setRole(first, person, "fulfilment")).status).toBe(200);
    expect((await call(person, "GET", "/admin/promotions")).status).toBe(403);
    expect((await call(first, "DELETE", `/admin/users/${person.id}`)).status).toBe(200);
    for (const path of ["/admin/promotions", "/admin/today", "/admin/users/me"]) {
      expect((await call(person, "GET", path)).status).toBe(401);
    }
    expect((await setRole(first, person, "owner")).status).toBe(404);
  });

  it("always include an owner", async () => {
    expect((await listed()).people.filter(({ role }) => role === "owner")).toHaveLength(1);
    expect((await setRole(first, first, "fulfilment")).status).toBe(400);
    expect((await call(first, "DELETE", `/admin/users/${first.id}`)).status).toBe(400);
    const second = await newPerson("owner");
    try {
      const both = [setRole(first, second, "fulfilment"), setRole(second, first, "fulfilment")];
      const answers = (await Promise.all(both)).map(({ status }) => status);
      expect(answers).toContain(200);
      expect(answers.some((status) => [400, 403].includes(status))).toBe(true);
    } finally {
      await setRole(second, first, "owner");
      await call(first, "DELETE", `/admin/users/${second.id}`);
    }
    expect((await listed()).people.filter(({ role }) => role === "owner")).toHaveLength(1);
  });

  it("can create a secret API key with the access of an owner", async () => {
    const { id, token } = await createKey(first.headers);
    const headers = basic(token);
    expect((await send("GET", "/admin/promotions", undefined, headers)).status).toBe(200);
    await call(first, "POST", `/admin/api-keys/${id}/revoke`, {});
    expect((await send("GET", "/admin/promotions", undefined, headers)).status).toBe(401);
    await call(first, "DELETE", `/admin/api-keys/${id}`);
  });

  it("keep no access by a secret API key beyond their own", async () => {
    const person = await newPerson("owner");
    const key = await createKey(person.headers);
    const keyOfKey = await createKey(basic(key.token));
    const statusesOf = async (path: string) =>
      Promise.all(
        [key, keyOfKey].map(async ({ token }) => (await send("GET", path, undefined, basic(token))).status),
      );
    expect(await statusesOf("/admin/promotions")).toEqual([200, 200]);
    await setRole(first, person, "fulfilment");
    expect(await statusesOf("/admin/promotions")).toEqual([403, 403]);
    expect(await statusesOf("/admin/orders?limit=1")).toEqual([200, 200]);
    await call(first, "DELETE", `/admin/users/${person.id}`);
    expect(await statusesOf("/admin/orders?limit=1")).toEqual([401, 401]);
    for (const { id } of [key, keyOfKey]) {
      await call(first, "POST", `/admin/api-keys/${id}/revoke`, {});
      await call(first, "DELETE", `/admin/api-keys/${id}`);
    }
  });
});
