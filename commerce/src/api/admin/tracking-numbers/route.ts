import { MedusaError } from "@medusajs/framework/utils";
import {
  maxLetters,
  readTrackingFile,
  trackingFileBody,
} from "../../../features/packing-documents/tracking-file";
import { refusalsFor } from "../../../platform/admin-language";
import { withAdminBody } from "../../../platform/with-body";

/**
 * Reads the tracking numbers of parcels from a carrier's file: `{numbers}`, of `ReadTracking`. Nothing is stored.
 * @throws INVALID_DATA when the file is too long, or no column with them is found
 */
export const POST = withAdminBody(trackingFileBody, async (req, res) => {
  const { text, references } = req.validatedBody;
  const { printing, statement } = refusalsFor(req);
  const refused = (reason: string) => new MedusaError(MedusaError.Types.INVALID_DATA, reason);
  if (text.length > maxLetters) throw refused(statement.too_long);
  const numbers = readTrackingFile(text, references);
  if (numbers === null) throw refused(printing.no_tracking);
  res.json({ numbers });
});
