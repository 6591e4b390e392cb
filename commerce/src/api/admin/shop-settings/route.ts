import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import {
  problemsWithCategories,
  readEditableSettings,
  readSettingsPage,
  saveShopSettingsWorkflow,
} from "../../../features/shop/editable-settings";
import { isUnusual, readChanges } from "../../../features/shop/settings-rules";
import { priceSettings } from "../../../modules/shop-settings/setting-types";
import { adminLanguage, refusalsFor } from "../../../platform/admin-language";
import { env } from "../../../platform/env";
import { answerWith } from "../../../platform/with-body";

/** The shop's own settings, see ShopSettingsPage. */
export const GET = answerWith((req) => readSettingsPage(req.scope, adminLanguage(req)));

/**
 * Changes settings: `{changes, confirmed?}`; responds like GET. Invalid values are reported per setting in the language
 * of the admin: 400 with `{fields: {name: sentence}}`, and nothing is saved. A price that is ten times the old one, or
 * a tenth of it, has to be listed in `confirmed`; otherwise 409 with `{confirm: [name]}`.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const asked = readChanges(req.body, env().SHOP_MODE === "production");
  if (!asked) throw new MedusaError(MedusaError.Types.INVALID_DATA, "These are not valid shop settings");
  const { changes, confirmed, problems } = asked;
  const texts = refusalsFor(req).setting;
  const all = { ...(await problemsWithCategories(req.scope, changes)), ...problems };
  const found = Object.entries(all).map(([name, problem]): [string, string] => [name, texts[problem]]);
  if (found.length > 0) {
    const fields: Record<string, string> = Object.fromEntries(found);
    res.status(400).json({ type: "invalid_data", fields });
    return;
  }
  const current = await readEditableSettings(req.scope);
  const confirm = priceSettings.filter(
    (name) => !confirmed.includes(name) && isUnusual(current[name], changes[name] ?? current[name]),
  );
  if (confirm.length > 0) return void res.status(409).json({ type: "confirmation_required", confirm });
  if (Object.keys(changes).length > 0) {
    await saveShopSettingsWorkflow(req.scope).run({
      input: { changes, saved_by: req.auth_context.actor_id },
    });
  }
  await GET(req, res);
}
