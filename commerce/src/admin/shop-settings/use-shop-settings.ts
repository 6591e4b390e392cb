import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ShopSettingsPage } from "../../features/shop/editable-settings";
import type { PriceSetting, SettingName } from "../../modules/shop-settings/setting-types";
import { basedOn, namesIn, sdk } from "../lib/sdk";

const path = "/admin/shop-settings";
const queryKey = ["shop-settings"];

/** Response of the server to a change. */
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

/**
 * Submits a change. Uses fetch, because Medusa's client reduces an error response to a single message, and here each
 * field has its own.
 */
async function send({ revision, ...request }: SaveRequest, language: string): Promise<SaveAnswer> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-medusa-locale": language, ...basedOn(revision) },
    body: JSON.stringify(request),
  });
  const answer: unknown = await response.json();
  if (response.ok) return { saved: answer as ShopSettingsPage };
  const refusal = answer as { message?: string; fields?: object; confirm?: PriceSetting[] };
  if (refusal.fields) return { fields: refusal.fields };
  if (refusal.confirm) return { confirm: refusal.confirm };
  throw new Error(refusal.message ?? response.statusText);
}

/** Fetches the shop's settings and saves changes. */
export function useShopSettings() {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const query = useQuery({
    queryKey,
    queryFn: () => sdk.client.fetch<ShopSettingsPage>(path, namesIn(i18n.language)),
    // a refetch must not overwrite what is being typed, and another user may have saved since the last visit
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: (request: SaveRequest) => send(request, i18n.language),
    onSuccess: (answer) => {
      if ("saved" in answer) client.setQueryData(queryKey, answer.saved);
    },
  });
  return { query, save };
}
