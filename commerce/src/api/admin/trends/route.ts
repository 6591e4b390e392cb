import { readTrends, trendsQueryOf } from "../../../features/trends/read-trends";
import { adminLanguage } from "../../../platform/admin-language";
import { answerWith } from "../../../platform/with-body";

/** What was sold in a span and what will be needed, `?from&to&by`: a `Trends`. @throws INVALID_DATA */
export const GET = answerWith(async (req) =>
  readTrends(req.scope, trendsQueryOf(req.query), adminLanguage(req)),
);
