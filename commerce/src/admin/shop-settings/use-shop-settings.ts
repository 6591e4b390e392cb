import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ShopSettingsPage } from "../../features/shop/editable-settings";
import type { PriceSetting, SettingName } from "../../modules/shop-settings/setting-types";
import { api, submit, useAction, useLoad } from "../lib/server";

const path = "/admin/shop-settings";
const queryKey = ["shop-settings"];

export type SaveAnswer =
  | { saved: ShopSettingsPage }
  | { fields: Partial<Record<SettingName, string>> }
  | { confirm: PriceSetting[] };

/** Request to save: the changed settings, and the unusual prices the owner has confirmed. */
export interface SaveRequest {
  changes: Record<string, unknown>;
  confirmed: readonly PriceSetting[];
  /** Of the settings the form started from. */
  revision: string;
}

export function useShopSettings() {
  const client = useQueryClient();
  const { t } = useTranslation();
  const query = useLoad<ShopSettingsPage>(queryKey, path, {
    // a refetch must not overwrite what is being typed, and another user may have saved since the last visit
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const save = useAction({
    send: async ({ revision, ...request }: SaveRequest): Promise<SaveAnswer> => {
      const answer = await submit<ShopSettingsPage | Exclude<SaveAnswer, { saved: unknown }>>(
        path,
        request,
        ["fields", "confirm"],
        revision,
      );
      return "settings" in answer ? { saved: answer } : answer;
    },
    onDone: (answer) => {
      if ("saved" in answer) client.setQueriesData({ queryKey }, answer.saved);
    },
  });
  const readVersion = useAction({
    send: (id: string) => api.get<Pick<ShopSettingsPage, "settings">>(`${path}/versions/${id}`),
    done: t("content.history.taken"),
  });
  return { query, save, readVersion };
}
