import { FetchError } from "@medusajs/js-sdk";
import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { LaunchChecklist } from "../../features/launch/launch-checklist";
import { namesIn, sdk } from "../lib/sdk";

/**
 * Stale time (ms): the list only changes when the owner works on it, so it is refetched when a page is opened again.
 */
const staleMs = 60_000;

const path = "/admin/launch-checklist";

/** Fetches the launch checklist. */
export function useLaunchChecklist() {
  const { language } = useTranslation().i18n;
  return useQuery({
    queryKey: ["launch-checklist", language],
    queryFn: () => sdk.client.fetch<LaunchChecklist>(path, namesIn(language)),
    staleTime: staleMs,
  });
}

/** Number of open topics. */
export const openTopics = ({ topics }: LaunchChecklist): number =>
  topics.filter(({ gaps }) => gaps.length > 0).length;

/** Confirms the text of a legal page in the version shown. */
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
