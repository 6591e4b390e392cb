import type { MedusaResponse } from "@medusajs/framework/http";

type Body = Readonly<Record<string, unknown>>;

/** What takes a change back. */
interface Undo {
  /** Null if it cannot be taken back. */
  body: object | null;
  /** Of what the form shows after the change (`If-Match`); null for a route that compares what the body says. */
  revision: string | null;
}

/**
 * The changes that can be taken back, because nothing has left the house, by their routes: the body with which the same
 * route takes back what another body has changed. Each route compares what its form showed, so that a value somebody has
 * changed since stays. They hold nothing about buyers: the audit log keeps them.
 */
const undoBodies: Readonly<Record<string, (body: Body) => Body | null>> = {
  "POST /admin/stock/:variant_id": ({ available, expected }) => ({
    available: expected,
    expected: available,
    reason: "counted",
  }),
  "POST /admin/messages/:id": ({ status }) => ({ status: status === "done" ? "open" : "done" }),
};

/** The body that takes back a change; null if it cannot be taken back. @param route Express route pattern */
export const undoOf = (method: string, route: string, body: unknown): Body | null =>
  undoBodies[`${method} ${route}`]?.(body as Body) ?? null;

/** Keeps what takes the change of this request back, where its body alone does not say it, for the audit log. */
export const keepUndo = ({ locals }: MedusaResponse, undo: Undo): void => {
  locals["undo"] = undo;
};

/** What takes a successful change back. @param route Express route pattern */
export const undoFor = ({ locals }: MedusaResponse, method: string, route: string, body: unknown): Undo =>
  (locals["undo"] as Undo | undefined) ?? { body: undoOf(method, route, body), revision: null };

/** Routes whose changes can be taken back; a test compares them with the existing routes. */
export const undoableRoutes: readonly string[] = Object.keys(undoBodies);
