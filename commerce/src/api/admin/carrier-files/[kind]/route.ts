import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { carrierIds } from "../../../../features/fulfilment/carriers";
import { carrierFile } from "../../../../features/packing-documents/carrier-file";
import { requestedOrders } from "../../../../features/packing-documents/packing-sheet";
import { refusalsFor } from "../../../../platform/admin-language";
import { sendCsv } from "../../../../platform/csv";

/**
 * The parcels of the orders `?order_id=a,b` as a file for the portal of a carrier: `…/brt`.
 * @throws INVALID_DATA; NOT_FOUND when none of them can be shipped
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { kind: carrier, orders } = await requestedOrders(req, carrierIds);
  const csv = carrierFile(carrier, orders);
  if (csv === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, refusalsFor(req).printing.nothing);
  sendCsv(res, `${carrier}.csv`, csv);
}
