import type { MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import {
  ContainerRegistrationKeys,
  Modules,
  ProductCategoryWorkflowEvents,
  ProductCollectionWorkflowEvents,
  SalesChannelWorkflowEvents,
} from "@medusajs/framework/utils";
import { isAudited } from "../../features/staff/audited-action-tables";
import type { AdminRequest } from "../../features/staff/staff-role";
import { undoFor } from "../../features/staff/undo-tables";
import { STAFF_MODULE } from "../../modules/staff";
import { errorMessageOf } from "../../platform/error-message";
import { isRead } from "../../platform/route-table";
import { flushStorefrontChanges } from "../../platform/storefront-webhook";
import type { Middleware } from "../../platform/with-body";

/** Sends the JSON answer once the work is done, or has failed. */
function beforeAnswer(res: MedusaResponse, work: () => Promise<unknown>): void {
  const json = res.json.bind(res);
  res.json = (body) => {
    void work().finally(() => json(body));
    return res;
  };
}

/** The change is already saved, so a hanging storefront must not delay the response for longer; in ms. */
const timeoutMs = 500;

/**
 * Sends the response to a change in the admin only once the storefront was notified: what the admin reports as saved is
 * what the next visitor sees. With Redis and a separate worker, the worker notifies the storefront and is not waited
 * for.
 */
export const waitForStorefront: Middleware = (req, res, next) => {
  if (req.method !== "GET" && req.method !== "HEAD")
    beforeAnswer(res, () => flushStorefrontChanges(req.scope, timeoutMs));
  next();
};

/** Id of the object a path is about: the parameter `id` if there is one, otherwise the last parameter. */
const objectIdOf = ({ id, ...others }: Record<string, string>): string | null =>
  id ?? Object.values(others).at(-1) ?? null;

/** Path of the matched Express route; undefined when none was matched. */
const routeOf = (req: AdminRequest): string | undefined => {
  const { path }: { path?: unknown } = (req.route as { path?: unknown } | undefined) ?? {};
  return typeof path === "string" ? path : undefined;
};

/**
 * Writes an audit entry for each successful change through the admin API before its JSON answer is sent, so that who
 * reads the log then finds it, and after any other answer; never the request body, except what takes the change back.
 */
export const auditChanges: Middleware<AdminRequest> = (req, res, next) => {
  const { auth_context: actor, method } = req;
  if (actor && !isRead(req)) {
    let isWritten = false;
    const write = async (): Promise<void> => {
      const route = routeOf(req);
      if (isWritten || res.statusCode >= 400 || route === undefined || !isAudited(method, route)) return;
      isWritten = true;
      const staff = req.scope.resolve(STAFF_MODULE);
      const { body: undo, revision: undo_revision } = undoFor(res, method, route, req.body);
      const made = { actor_id: actor.actor_id, method, route, object_id: objectIdOf(req.params) };
      const entry = { ...made, undo: undo as Record<string, unknown> | null, undo_revision };
      // the change is made, whether or not it can be logged
      await staff.createAuditEntries(entry).catch((error: unknown) => {
        const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
        logger.error(`Not written to the audit log: ${method} ${route}: ${errorMessageOf(error)}`);
      });
    };
    beforeAnswer(res, write);
    res.once("finish", () => void write());
  }
  next();
};

/** Routes that add or remove products, for which Medusa 2.21 emits no event, and the event to emit. */
const eventByMatcher: Readonly<Record<string, string>> = {
  "/admin/product-categories/:id/products": ProductCategoryWorkflowEvents.UPDATED,
  "/admin/collections/:id/products": ProductCollectionWorkflowEvents.UPDATED,
  "/admin/sales-channels/:id/products": SalesChannelWorkflowEvents.UPDATED,
};

/** Emits the event of a successful change before the response is sent. */
const emitWhenDone =
  (name: string): Middleware =>
  (req, res, next) => {
    beforeAnswer(res, async () => {
      if (res.statusCode >= 400) return;
      await req.scope.resolve(Modules.EVENT_BUS).emit({ name, data: { id: req.params["id"] } });
    });
    next();
  };

/** Emits the events that Medusa omits, so that the storefront is notified as of any other change. */
export const linkChangeEvents: MiddlewareRoute[] = Object.entries(eventByMatcher).map(([matcher, event]) => ({
  matcher,
  methods: ["POST"],
  middlewares: [emitWhenDone(event)],
}));
