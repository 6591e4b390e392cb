import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { DraftAnswer, OpenDraftsAnswer } from "../../features/new-product/new-product-types";
import { namesIn, sdk } from "../lib/sdk";

/** Begins the key of the list of drafts among the queries. */
export const openDraftsKey = "new-product-drafts";

/** The drafts that can be gone on with. */
export const useOpenDrafts = () =>
  useQuery({
    queryKey: [openDraftsKey],
    queryFn: () => sdk.client.fetch<OpenDraftsAnswer>("/admin/new-product-drafts"),
  });

/** A draft as it was saved last; asked for anew each time it is opened. @param id null for none */
export function useDraft(id: string | null) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ["new-product-draft", id],
    enabled: id !== null,
    // a refusal is final, and what is typed is not replaced when the window is looked at again
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
    queryFn: () => sdk.client.fetch<DraftAnswer>(`/admin/new-products/${id}`, namesIn(i18n.language)),
  });
}
