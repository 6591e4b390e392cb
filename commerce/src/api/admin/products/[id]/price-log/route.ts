import { readPriceLog, type PriceLogAnswer } from "../../../../../features/price-log/read-price-log";
import { adminLanguage } from "../../../../../platform/admin-language";
import { answerWith } from "../../../../../platform/with-body";

/** Price history of a product's variants: `PriceLogAnswer`; empty for an unknown product. */
export const GET = answerWith<PriceLogAnswer>((req) =>
  readPriceLog(req.scope, req.params["id"] ?? "", adminLanguage(req)),
);
