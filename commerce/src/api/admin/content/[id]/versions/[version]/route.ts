import { entryVersion } from "../../../../../../features/content/admin-entry";
import type { EntrySnapshot } from "../../../../../../modules/content/entry-data";
import { answerWith } from "../../../../../../platform/with-body";

/** Content of a post or page in one of its versions: `{data}`. */
export const GET = answerWith<{ data: EntrySnapshot }>(async (req) => {
  const { id = "", version = "" } = req.params;
  return { data: await entryVersion(req.scope, id, version) };
});
