import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Today } from "../../features/today/read-today";
import { namesIn, sdk } from "../lib/sdk";

/** How often the page looks for what is new (ms), as long as it is seen. */
const refreshMs = 15_000;

/** First part of the key all answers of `GET /admin/today` are kept under. */
export const todayKey = "today";

/** So many orders to be packed are shown at first, and so many more each time more are wanted. */
export const packingStep = 50;

/**
 * All that waits for the owner, asked anew while the page is open; the last answer stays where a later one fails.
 * @param packing how many orders to be packed are told
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
