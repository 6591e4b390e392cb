import { readLaunchChecklist } from "../../../features/launch/launch-checklist";
import { adminLanguage } from "../../../platform/admin-language";
import { answerWith } from "../../../platform/with-body";

/** What the shop lacks before it can open, with product names in the language of the admin: a `LaunchChecklist`. */
export const GET = answerWith((req) => readLaunchChecklist(req.scope, adminLanguage(req), new Date()));
