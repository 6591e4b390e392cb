import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ShopSettingsPage } from "../../features/shop/editable-settings";
import type { PriceSetting, SettingName } from "../../modules/shop-settings/setting-types";
import { namesIn, sdk } from "../lib/sdk";

const path = "/admin/shop-settings";
const queryKey = ["shop-settings"];

/** What the server says to a change. */
export type SaveAnswer =
  | { saved: ShopSettingsPage }
  | { fields: Partial<Record<SettingName, string>> }
  | { confirm: PriceSetting[] };

/** What is saved: the settings that were changed, and prices confirmed although they are unusual. */
export interface SaveRequest {
  changes: Record<string, unknown>;
  confirmed: readonly PriceSetting[];
}

/** Sends a change. Medusa's client hands on no more of a refusal than one sentence, and here each field has its own. */
async function send(request: SaveRequest, language: string): Promise<SaveAnswer> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-medusa-locale": language },
    body: JSON.stringify(request),
  });
  const answer: unknown = await response.json();
  if (response.ok) return { saved: answer as ShopSettingsPage };
  const refusal = answer as { message?: string; fields?: object; confirm?: PriceSetting[] };
  if (refusal.fields) return { fields: refusal.fields };
  if (refusal.confirm) return { confirm: refusal.confirm };
  throw new Error(refusal.message ?? response.statusText);
}

/** The shop's settings and how to save them. */
export function useShopSettings() {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const query = useQuery({
    queryKey,
    queryFn: () => sdk.client.fetch<ShopSettingsPage>(path, namesIn(i18n.language)),
    // what is being typed must not be overtaken
    refetchOnWindowFocus: false,
  });
  const save = useMutation({
    mutationFn: (request: SaveRequest) => send(request, i18n.language),
    onSuccess: (answer) => {
      if ("saved" in answer) client.setQueryData(queryKey, answer.saved);
    },
  });
  return { query, save };
}
