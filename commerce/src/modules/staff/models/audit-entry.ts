import { model } from "@medusajs/framework/utils";

/**
 * That somebody has changed something through the admin API: when (`created_at`), who, and which thing, never how it was changed, so
 * that it holds nothing of a shopper. Rows are never changed.
 */
export const AuditEntry = model
  .define("staff_audit_entry", {
    id: model.id({ prefix: "audit" }).primaryKey(),
    /** Id of the user, or of the secret API key. */
    actor_id: model.text(),
    /** POST, DELETE … */
    method: model.text(),
    /** The route as Express writes it, `/admin/orders/:id/cancel`. */
    route: model.text(),
    /** Id of what was changed, as it stands in the address; null where a route is about no single thing. */
    object_id: model.text().nullable(),
  })
  .indexes([{ on: ["created_at"] }]);
