import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { setAvailableWorkflow } from "../../workflows/set-available";
import { stockManagedVariants } from "./stock-managed-variants";
import { changeReasons } from "./stock-types";
import type { StockBody } from "./validators";

/**
 * Sets the available packs of a variant to the owner's count. Packs ordered but not packed are on the shelf in
 * addition. Sending the same number again changes nothing.
 * @param actorId id of the admin user who entered it
 * @returns the available packs
 * @throws NOT_FOUND; NOT_ALLOWED when the variant's number cannot be edited; CONFLICT when the available quantity
 * differs from the one displayed
 */
export async function setAvailable(
  container: MedusaContainer,
  variantId: string,
  { available, expected, reason }: StockBody,
  { actorId, language }: { actorId: string; language: Language },
): Promise<number> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [variant] = await stockManagedVariants(knex, [variantId]);
  if (!variant) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Variant not found");
  if (!variant.level) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).stock.not_editable);
  }
  const { inventory_item_id, location_id } = variant.level;
  const [defaultReason] = changeReasons[available > expected ? "more" : "fewer"];
  const { result } = await setAvailableWorkflow(container).run({
    input: {
      inventory_item_id,
      location_id,
      available,
      expected,
      reason: reason ?? defaultReason,
      actor_id: actorId,
    },
  });
  if (result.available !== available) {
    const text = fill(textsOf("refusals", language).stock.changed, { available: result.available });
    throw new MedusaError(MedusaError.Types.CONFLICT, text);
  }
  return available;
}
