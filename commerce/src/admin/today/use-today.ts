import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Today } from "../../features/today/read-today";
import { namesIn, sdk } from "../lib/sdk";

/** Refresh interval (ms) while the page is visible. */
const refreshMs = 15_000;

/** Query key prefix of `GET /admin/today`. */
export const todayKey = "today";

/** Number of orders to pack shown initially, and added with each "more". */
export const packingStep = 50;

/**
 * Fetches everything that needs the owner's attention, refreshed while the page is open; the last data stays visible if
 * a refresh fails.
 * @param packing number of orders to pack to fetch
 */
export function useToday(packing = packingStep) {
  const { language } = useTranslation().i18n;
  return useQuery({
    queryKey: [todayKey, language, packing],
    queryFn: () =>
      sdk.client.fetch<Today>("/admin/today", { ...namesIn(language), query: { limit: packing } }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
}
