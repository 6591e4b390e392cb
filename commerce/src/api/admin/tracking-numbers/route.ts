import { MedusaError } from "@medusajs/framework/utils";
import { readTrackingFile, trackingFileBody } from "../../../features/packing-documents/tracking-file";
import { refusalsFor } from "../../../platform/admin-language";
import { withAdminBody } from "../../../platform/with-body";

/**
 * Reads the tracking numbers of parcels from a carrier's file: `{numbers}`, of `ReadTracking`. Nothing is stored.
 * @throws INVALID_DATA when no column with them is found
 */
export const POST = withAdminBody(trackingFileBody, async (req, res) => {
  const { text, references } = req.validatedBody;
  const numbers = readTrackingFile(text, references);
  if (numbers === null) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, refusalsFor(req).printing.no_tracking);
  }
  res.json({ numbers });
});
