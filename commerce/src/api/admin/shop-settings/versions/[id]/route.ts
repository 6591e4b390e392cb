import { versionSettings } from "../../../../../features/shop/editable-settings";
import type { EditableSettings } from "../../../../../modules/shop-settings/setting-types";
import { answerWith } from "../../../../../platform/with-body";

/** Settings of the shop in an earlier version: `{settings}`. @throws NOT_FOUND */
export const GET = answerWith<{ settings: EditableSettings }>(async (req) => ({
  settings: await versionSettings(req.scope, req.params["id"] ?? ""),
}));
