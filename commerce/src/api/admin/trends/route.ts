import { readTrends, trendsQuery } from "../../../features/trends/read-trends";
import { adminLanguage } from "../../../platform/admin-language";
import { parsedQuery } from "../../../platform/list-query";
import { answerWith } from "../../../platform/with-body";

/** What was sold in a span and what will be needed, `?from&to&by`: a `Trends`. @throws INVALID_DATA */
export const GET = answerWith(async (req) => {
  const query = parsedQuery(
    trendsQuery,
    req.query,
    "from and to must be dates like 2026-11-23, at most two years apart",
  );
  return readTrends(req.scope, query, adminLanguage(req));
});
