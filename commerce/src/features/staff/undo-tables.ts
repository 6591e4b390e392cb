import type { MedusaResponse } from "@medusajs/framework/http";
import type { NewProduct } from "../new-product/new-product-types";
import type { MessageStatus } from "../../modules/messages/message-statuses";
import type { StockBody } from "../stock/set-available";

type Body = Readonly<Record<string, unknown>>;

/** What takes a change back. */
interface Undo {
  /** Null if it cannot be taken back. */
  body: object | null;
  /** Of what the form shows after the change (`If-Match`); null for a route that compares what the body says. */
  revision: string | null;
}

const otherStatus = (status: unknown): MessageStatus => (status === "done" ? "open" : "done");

/**
 * The changes that can be taken back, because nothing has left the house, by their routes: the body with which the same
 * route takes back what another body has changed. Each route compares what its form showed, so that a value somebody has
 * changed since stays. They hold nothing about buyers: the audit log keeps them.
 */
const undoBodies: Readonly<Record<string, (body: Body) => Body | null>> = {
  "POST /admin/stock/:variant_id": (body) => {
    const { available, expected } = body as unknown as StockBody;
    // it was oversold, which nobody can count
    if (expected < 0) return null;
    return { available: expected, expected: available, reason: "counted" };
  },
  "POST /admin/messages/:id": ({ status }) => ({ status: otherStatus(status) }),
};

/** The body that takes back a change; null if it cannot be taken back. @param route Express route pattern */
export const undoOf = (method: string, route: string, body: unknown): Body | null =>
  undoBodies[`${method} ${route}`]?.(body as Body) ?? null;

/** What a change replaced, and by what. */
export type ChangedValue =
  | { kind: "packs"; from: number; to: number }
  | { kind: "status"; from: MessageStatus; to: MessageStatus }
  /** Of a weight on sale; null for no price. */
  | { kind: "cents"; grams: number; from: number | null; to: number | null };

const valuesIn: Readonly<Record<string, (undo: Body) => ChangedValue[]>> = {
  "/admin/stock/:variant_id": (undo) => {
    const { available, expected } = undo as unknown as StockBody;
    return [{ kind: "packs", from: available, to: expected }];
  },
  "/admin/messages/:id": ({ status }) => {
    const to = otherStatus(status);
    return [{ kind: "status", from: otherStatus(to), to }];
  },
  "/admin/new-products/:id": (undo) =>
    (undo as unknown as NewProduct).weights.flatMap(({ grams, cents, now }) =>
      now && now.cents !== cents ? [{ kind: "cents", grams, from: cents, to: now.cents }] : [],
    ),
};

/** What a change replaced, as far as the body that takes it back knows. @param route Express route pattern */
export const changedValues = (route: string, undo: Body | null): ChangedValue[] =>
  (undo && valuesIn[route]?.(undo)) ?? [];

/** Keeps what takes the change of this request back, where its body alone does not say it, for the audit log. */
export const keepUndo = ({ locals }: MedusaResponse, undo: Undo): void => {
  locals["undo"] = undo;
};

/** What takes a successful change back. @param route Express route pattern */
export const undoFor = ({ locals }: MedusaResponse, method: string, route: string, body: unknown): Undo =>
  (locals["undo"] as Undo | undefined) ?? { body: undoOf(method, route, body), revision: null };

/** Routes whose changes can be taken back; a test compares them with the existing routes. */
export const undoableRoutes: readonly string[] = Object.keys(undoBodies);
