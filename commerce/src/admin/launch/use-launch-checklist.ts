import { FetchError } from "@medusajs/js-sdk";
import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { LaunchChecklist } from "../../features/launch/launch-checklist";
import { namesIn, sdk } from "../lib/sdk";

/** The list changes when the owner works on it, not by itself; asked anew (ms) when a page shows it again. */
const staleMs = 60_000;

const path = "/admin/launch-checklist";

/** What the shop lacks to open. */
export function useLaunchChecklist() {
  const { language } = useTranslation().i18n;
  return useQuery({
    queryKey: ["launch-checklist", language],
    queryFn: () => sdk.client.fetch<LaunchChecklist>(path, namesIn(language)),
    staleTime: staleMs,
  });
}

/** How many topics are still open. */
export const openTopics = ({ topics }: LaunchChecklist): number =>
  topics.filter(({ gaps }) => gaps.length > 0).length;

/** Confirms the words of a legal page as they were shown. */
export function useConfirmLegalText() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, words_hash }: { id: string; words_hash: string }) =>
      sdk.client.fetch<LaunchChecklist>(`${path}/legal-texts/${id}`, {
        ...namesIn(i18n.language),
        method: "POST",
        body: { words_hash },
      }),
    onSuccess: () => toast.success(t("launch.confirmed")),
    onError: (error) =>
      toast.error(
        t(error instanceof FetchError && error.status === 409 ? "launch.changed" : "launch.failed"),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ["launch-checklist"] }),
  });
}
