import { importBody, importFile, productFile } from "../../../features/product-file/product-file";
import { adminLanguage } from "../../../platform/admin-language";
import { downloadLanguage, sendCsv } from "../../../platform/csv";
import { withAdminBody, type Handler } from "../../../platform/with-body";
import type { MedusaRequest } from "@medusajs/framework/http";

/** All products as a CSV file, `?language=it`. */
export const GET: Handler<MedusaRequest> = async (req, res) => {
  sendCsv(res, "products.csv", await productFile(req.scope, downloadLanguage(req)));
};

/** Saves what a preview of the file has shown: `FileImport`. @throws as `importFile` */
export const POST = withAdminBody(importBody, async (req, res) => {
  const saver = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  res.json(await importFile(req.scope, req.validatedBody, saver));
});
