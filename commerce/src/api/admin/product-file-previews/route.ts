import { previewBody, previewFile } from "../../../features/product-file/product-file";
import { adminLanguage } from "../../../platform/admin-language";
import { withAdminBody } from "../../../platform/with-body";

/** What a CSV file of products would change: `FilePreview`. Nothing is stored. @throws INVALID_DATA */
export const POST = withAdminBody(previewBody, async (req, res) => {
  res.json(await previewFile(req.scope, req.validatedBody, adminLanguage(req)));
});
