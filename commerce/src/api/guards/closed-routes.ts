import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isOperator, nowInSeconds, operatorKeyHeader } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import { closedRoutes as closedCoreRoutes, deletableReasons } from "../../platform/medusa-surface";
import { refusalsFor } from "../../platform/admin-language";
import { isRead } from "../../platform/read-methods";
import type { Texts } from "../../texts";

/** Why a Medusa route is closed. */
type Reason = keyof Texts["refusals"]["closed"];

/**
 * Medusa's routes that move money or goods of an order around the rules of this shop
 * (features/ordering/order/order-status.ts, invoices, reservations). A route that starts a change is closed together
 * with those that continue it.
 */
const closed: readonly (readonly [matcher: string, reason: Reason])[] = closedCoreRoutes;

const deletable: readonly Reason[] = deletableReasons;

/** Runs a workflow with the secret of the server: what no page offers, and the tests need. */
const isByOperator = (req: MedusaRequest): boolean =>
  isOperator(env().SIGNING_SECRET, req.get(operatorKeyHeader) ?? "", nowInSeconds());

const refuse =
  (reason: Reason) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    next(
      isRead(req) ||
        (req.method === "DELETE" && deletable.includes(reason)) ||
        (reason === "workflows" && isByOperator(req))
        ? undefined
        : new MedusaError(MedusaError.Types.NOT_ALLOWED, refusalsFor(req).closed[reason]),
    );
  };

/** Rejects writes through these routes (400, with the reason); reads stay allowed. */
export const closedRoutes: MiddlewareRoute[] = closed.map(([matcher, reason]) => ({
  matcher,
  middlewares: [refuse(reason)],
}));
