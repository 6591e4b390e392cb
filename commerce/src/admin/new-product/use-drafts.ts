import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { DraftAnswer, OpenDraftsAnswer } from "../../features/new-product/new-product-types";
import { namesIn, sdk } from "../lib/sdk";

/** Query key prefix of the list of drafts. */
export const openDraftsKey = "new-product-drafts";

/** Fetches the open drafts. */
export const useOpenDrafts = () =>
  useQuery({
    queryKey: [openDraftsKey],
    queryFn: () => sdk.client.fetch<OpenDraftsAnswer>("/admin/new-product-drafts"),
  });

/** Fetches the last saved state of a draft each time it is opened. @param id null for none */
export function useDraft(id: string | null) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ["new-product-draft", id],
    enabled: id !== null,
    // a refusal is final, and refocusing the window must not replace what has been typed
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
    queryFn: () => sdk.client.fetch<DraftAnswer>(`/admin/new-products/${id}`, namesIn(i18n.language)),
  });
}
