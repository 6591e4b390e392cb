import { model } from "@medusajs/framework/utils";
import { staffRoles } from "../staff-role-types";

/**
 * Role of an admin user. It is bound to the e-mail address, which Medusa does not allow to change: an invitation thus
 * has a role before the account exists, and no account exists without a role at any time.
 */
export const StaffRole = model
  .define("staff_role", {
    id: model.id({ prefix: "staffrole" }).primaryKey(),
    /** In lower case. */
    email: model.text(),
    role: model.enum([...staffRoles]),
  })
  .indexes([{ on: ["email"], unique: true }]);

/**
 * Records a change made through the admin API: when (`created_at`), by whom, and to which object, but never its
 * content, so that it holds no shopper data. Rows are never changed.
 */
export const AuditEntry = model
  .define("staff_audit_entry", {
    id: model.id({ prefix: "audit" }).primaryKey(),
    /** Id of the user, or of the secret API key. */
    actor_id: model.text(),
    /** POST, DELETE … */
    method: model.text(),
    /** Route pattern as in Express, `/admin/orders/:id/cancel`. */
    route: model.text(),
    /** Id of the changed object, taken from the path; null when the route does not concern a single object. */
    object_id: model.text().nullable(),
    /** Body with which the same route takes the change back (features/staff/undo-tables.ts); null if none does. */
    undo: model.json().nullable(),
    /** Revision that the form has to have for it; null if the body itself says what it takes back. */
    undo_revision: model.text().nullable(),
  })
  .indexes([{ on: ["created_at"] }, { on: ["object_id"] }]);

/** What the staff noted on an order for each other; when is `created_at`. Rows are never changed. */
export const OrderNote = model
  .define("order_note", {
    id: model.id({ prefix: "ordnote" }).primaryKey(),
    order_id: model.text(),
    text: model.text(),
    /** Id of the user, or of the secret API key. */
    saved_by: model.text(),
  })
  .indexes([{ on: ["order_id"] }]);
