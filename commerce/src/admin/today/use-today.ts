import { keepPreviousData } from "@tanstack/react-query";
import type { Today } from "../../features/today/read-today";
import { useLoad } from "../lib/server";

/** Refresh interval (ms) while the page is visible. */
const refreshMs = 15_000;

export const todayKey = "today";

/** Number of orders to pack shown initially; "more" shows the others. */
export const packingStep = 50;

/**
 * Fetches everything that needs the owner's attention, refreshed while the page is open; the last data stays visible if
 * a refresh fails.
 * @param packing number of orders to pack to fetch
 */
export const useToday = (packing = packingStep) =>
  useLoad<Today>([todayKey, packing], "/admin/today", {
    query: { limit: packing },
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
