import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { refundTexts } from "../../features/line-refunds/refund-texts";
import { readOrder } from "../../features/ordering/order/order-record";
import { piecesToPack, refundedPieces } from "../../features/ordering/order/refunded-pieces";
import { adminLanguage } from "../../platform/admin-language";

const body = z.object({ items: z.array(z.object({ id: z.string(), quantity: z.coerce.number() })) });

/** Refuses to pack refunded units; Medusa does not know of line refunds. */
async function refuseRefunded(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const asked = body.safeParse(req.body).data?.items ?? [];
  const order = asked.length > 0 ? await readOrder(req.scope, req.params["id"] ?? "") : null;
  const refused = order?.items.some((line) => {
    const pieces = asked.filter(({ id }) => id === line.id).reduce((sum, { quantity }) => sum + quantity, 0);
    return refundedPieces(order, line.id) > 0 && pieces > piecesToPack(order, line);
  });
  next(
    refused
      ? new MedusaError(MedusaError.Types.NOT_ALLOWED, refundTexts[adminLanguage(req)].not_to_pack)
      : undefined,
  );
}

/** Guards of the packing routes. Registered after the lock of the order. */
export const packingGuards: MiddlewareRoute[] = ["fulfillments", "parcels"].map((below) => ({
  matcher: `/admin/orders/:id/${below}`,
  methods: ["POST"],
  middlewares: [refuseRefunded],
}));
