import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";

/** Whatever is addressed by an id that nothing has is a 404 on every route below it; some of Medusa's own answer 500 or an empty 200. */
export const requireKnown =
  (entity: "cart" | "payment_collection" | "region" | "shipping_option", message: string) =>
  async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({ entity, fields: ["id"], filters: { id: req.params["id"] ?? "" } });
    next(data.length > 0 ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, message));
  };
