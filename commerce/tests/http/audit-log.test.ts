import { afterAll, expect, it } from "vitest";
import { ownProduct } from "../../../testing/own-product";
import { runJob } from "../../../testing/owner";
import type { ProductFormAnswer } from "../../src/features/new-product/new-product-types";
import type { AuditedChange, AuditedUndo } from "../../src/features/staff/audit-log";
import names from "../../src/admin/i18n/people/en.json";
import { auditedActionOf, isAudited, routesWithVerbs } from "../../src/features/staff/audited-action-tables";
import { undoableRoutes } from "../../src/features/staff/undo-tables";
import { closedRoutes, deletableReasons } from "../../src/platform/medusa-surface";
import { nameOf, routesBelow } from "./all-routes";
import { changedCode, deleteCodes, makeCode } from "./code-tools";
import { sql } from "./database";
import { placeOrder } from "./delivered-order";
import { draft } from "./new-product-forms";
import { firstOwner, newAddress, newPerson, ownPerson, type TestPerson } from "./people";
import { send } from "./shop";

const first = await firstOwner();
const packer = await ownPerson("fulfilment");
const counted = await ownProduct(`Undo ${packer.id}`, { stock: 5 });

afterAll(deleteCodes);

const call = (who: TestPerson, method: string, path: string, body?: unknown) =>
  send(method, path, body, who.headers);

const newest = async (limit = 50): Promise<AuditedChange[]> => {
  const { body } = await call(first, "GET", `/admin/audit-log?limit=${limit}`);
  return (body as unknown as { changes: AuditedChange[] }).changes;
};

/** Changes of one object or one area, newest first. */
const listed = async (filter: Record<string, string>): Promise<AuditedChange[]> => {
  const { body } = await call(
    first,
    "GET",
    `/admin/audit-log?limit=50&${new URLSearchParams(filter).toString()}`,
  );
  return (body as unknown as { changes: AuditedChange[] }).changes;
};

const changesOf = (object_id: string) => listed({ object_id });

const undoOf = async (change: AuditedChange | undefined) => {
  const { status, body } = await call(first, "GET", `/admin/audit-log/${change?.id ?? ""}`);
  expect(status).toBe(200);
  return body as unknown as AuditedUndo;
};

/** An entry is there as soon as the change is answered. */
const entriesOf = async (id: string) =>
  (await changesOf(id)).map(({ who, method, route }) => `${who}: ${method} ${route}`);

it("records who changed what, also for deleted users, without the submitted data", async () => {
  const removedPerson = await newPerson("fulfilment");
  const name = "Nobody must find this name";
  expect(
    (await call(removedPerson, "POST", `/admin/users/${removedPerson.id}`, { last_name: name })).status,
  ).toBe(200);
  expect((await call(first, "DELETE", `/admin/users/${removedPerson.id}`)).status).toBe(200);
  expect(await entriesOf(removedPerson.id)).toEqual([
    `${first.email}: DELETE /admin/users/:id`,
    `Anna ${name}: POST /admin/users/:id`,
  ]);
  const rows = await sql("select * from staff_audit_entry where object_id = $1", [removedPerson.id]);
  expect(JSON.stringify(rows)).not.toContain(name);
});

it("records neither refused changes nor reads", async () => {
  const { id } = await placeOrder();
  const before = (await newest()).map((change) => change.id);
  expect((await call(packer, "GET", `/admin/orders/${id}`)).status).toBe(200);
  // a preview is a POST request, but changes nothing
  expect((await call(first, "POST", "/admin/content-preview", { markdown: "Sa cupeta" })).status).toBe(200);
  expect((await call(packer, "POST", `/admin/orders/${id}/cancel`, {})).status).toBe(403);
  expect((await call(first, "POST", `/admin/orders/${id}/parcels`, {})).status).toBe(400);
  expect((await call(first, "POST", `/admin/orders/${id}/cancel`, {})).status).toBe(200);
  expect(await entriesOf(id)).toEqual([`${first.email}: POST /admin/orders/:id/cancel`]);
  const added = (await newest()).filter((change) => !before.includes(change.id));
  expect(added[0]?.order_number).toEqual(expect.any(Number));
  expect(added.map(({ route }) => route)).toEqual(["/admin/orders/:id/cancel"]);
  expect((await call(packer, "GET", "/admin/audit-log")).status).toBe(403);
});

it("keeps what takes a change back, which the route refuses once somebody has changed the same", async () => {
  const { variantId } = counted;
  const path = `/admin/stock/${variantId}`;
  const count = (available: number, expected: number) =>
    call(first, "POST", path, { available, expected, reason: "received" });
  expect((await count(12, 5)).status).toBe(200);
  const [change] = await changesOf(variantId);
  expect(change).toMatchObject({
    name: `${counted.title}, 100 g`,
    values: [{ kind: "packs", from: 5, to: 12 }],
    can_undo: true,
  });
  const undo = { available: 5, expected: 12, reason: "counted" };
  expect(await undoOf(change)).toEqual({ undo, undo_revision: null });
  expect((await call(first, "POST", path, undo)).status).toBe(200);
  // only the newest change can be taken back, whichever page it is on
  expect((await changesOf(variantId)).map(({ can_undo }) => can_undo)).toEqual([true, false]);
  const older = await listed({ object_id: variantId, offset: "1" });
  expect(older.map(({ can_undo }) => can_undo)).toEqual([false]);
  expect((await count(20, 5)).status).toBe(200);
  expect((await call(first, "POST", path, undo)).status).toBe(409);
});

it("keeps what takes back texts and prices of a product, which is refused once somebody has saved it", async () => {
  const { id } = counted;
  const path = `/admin/new-products/${id}`;
  const opened = async () => (await call(first, "GET", path)).body as unknown as ProductFormAnswer;
  const save = (form: object, revision: string) =>
    send("POST", path, form, { ...first.headers, "if-match": `"${revision}"` });
  const before = await opened();
  const weights = before.form.weights.map((weight) => ({ ...weight, cents: 7_500 }));
  const confirmed_prices = weights.map(({ grams, cents }) => ({ title: `${grams} g`, cents }));
  const changed = {
    ...before.form,
    code: draft().code,
    title: { ...before.form.title, de: "Umbenannt" },
    weights,
    confirmed_prices,
  };
  expect((await save(changed, before.revision)).status).toBe(200);
  const saved = await opened();
  const [change] = await changesOf(id);
  expect(change).toMatchObject({
    name: "Umbenannt",
    values: [{ kind: "cents", grams: 100, from: 1290, to: 7500 }],
    can_undo: true,
  });
  // the form itself is sent to nobody who does not take it back
  expect(JSON.stringify(change)).not.toContain("confirmed_prices");
  const { undo, undo_revision: revision } = await undoOf(change);
  expect(revision).toBe(saved.revision);
  expect((await save(undo, revision ?? "")).status).toBe(200);
  // a product made elsewhere gets the house's name by its first save
  expect((await opened()).form).toEqual({ ...before.form, details: saved.form.details });
  expect((await save(undo, revision ?? "")).status).toBe(409);
});

it("lists the changes of one part of the admin, with the names of what was changed", async () => {
  const { code, id } = await makeCode();
  await changedCode(id, { change: "switch", is_active: false });
  const codes = await listed({ area: "codes" });
  expect(codes.find(({ object_id }) => object_id === id)).toMatchObject({ name: code, can_undo: false });
  expect(codes.filter(({ route }) => !route.startsWith("/admin/codes"))).toEqual([]);

  const email = newAddress();
  const message = { name: "Grazia Deledda", email, topic: "visit", message: email, language: "de" };
  const received = await send("POST", "/store/messages", message);
  const { id: messageId } = received.body["message"] as { id: string };
  expect((await call(first, "POST", `/admin/messages/${messageId}`, { status: "done" })).status).toBe(200);
  const messages = await listed({ area: "messages" });
  expect(messages.find(({ object_id }) => object_id === messageId)).toMatchObject({
    name: "Grazia Deledda",
    values: [{ kind: "status", from: "open", to: "done" }],
    can_undo: true,
  });
  expect((await call(first, "GET", "/admin/audit-log?area=everything")).status).toBe(400);
  expect((await call(first, "GET", `/admin/audit-log/${codes[0]?.id ?? ""}`)).status).toBe(404);
  expect((await call(packer, "GET", `/admin/audit-log/${messages[0]?.id ?? ""}`)).status).toBe(403);
});

it("has a label for every possible change", () => {
  const deletable: readonly string[] = deletableReasons;
  const isClosed = (method: string, address: string) =>
    closedRoutes.some(
      ([closed, reason]) =>
        (address === closed || address.startsWith(`${closed}/`)) &&
        !(method === "DELETE" && deletable.includes(reason)),
    );
  const changing = routesBelow("admin").filter(
    ({ method, address }) => method !== "GET" && !isClosed(method, address),
  );
  expect(changing.length).toBeGreaterThan(100);
  const { areas: areaNames, verbs: verbNames } = names.people.log;
  const unnamedRoutes = changing.filter(({ method, address }) => {
    const { area, verb } = auditedActionOf(method, address);
    return isAudited(method, address) && !(area in areaNames && verb in verbNames);
  });
  expect(unnamedRoutes.map(nameOf)).toEqual([]);
  const existingRoutes = changing.map(nameOf);
  const listed = [...routesWithVerbs, ...undoableRoutes];
  expect(listed.filter((route) => !existingRoutes.includes(route))).toEqual([]);
  const areas = new Set(changing.map(({ address }) => address.split("/")[2]));
  expect(Object.keys(areaNames).filter((area) => !areas.has(area))).toEqual([]);
});

it("describes the action instead of the route", () => {
  const actionOf = (route: string, method = "POST") => auditedActionOf(method, `/admin/${route}`);
  expect(actionOf("orders/:id/line-refunds")).toEqual({ area: "orders", verb: "refundedByLine" });
  expect(actionOf("products")).toEqual({ area: "products", verb: "created" });
  expect(actionOf("products/:id")).toEqual({ area: "products", verb: "changed" });
  expect(actionOf("products/:id", "DELETE")).toEqual({ area: "products", verb: "removed" });
  expect(actionOf("promotions/:id/rules/batch")).toEqual({ area: "promotions", verb: "changed" });
  expect(actionOf("something-new")).toEqual({ area: "something-new", verb: "created" });
});

it("keeps entries for a year", async () => {
  const row = "insert into staff_audit_entry (id, actor_id, method, route, created_at)";
  const aged = `${row} values ($1, 'user_x', 'POST', '/admin/x', now() - $2::interval)`;
  const [old, young] = [`audit_${packer.id}_old`, `audit_${packer.id}_young`];
  await sql(aged, [old, "366 days"]);
  await sql(aged, [young, "364 days"]);
  await runJob("delete-old-audit-entries");
  const kept = await sql("select id from staff_audit_entry where id = any($1)", [[old, young]]);
  expect(kept).toEqual([{ id: young }]);
});
