import { FetchError } from "@medusajs/js-sdk";
import { Alert, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { LaunchChecklist } from "../../features/launch/launch-checklist";
import { api, useAction, useLoad } from "../lib/server";

/**
 * Stale time (ms): the list only changes when the owner works on it, so it is refetched when a page is opened again.
 */
const staleMs = 60_000;

const path = "/admin/launch-checklist";
const key = ["launch-checklist"];

export const useLaunchChecklist = () => useLoad<LaunchChecklist>(key, path, { staleTime: staleMs });

export const openTopics = ({ topics }: LaunchChecklist): number =>
  topics.filter(({ gaps }) => gaps.length > 0).length;

export function useConfirmLegalText() {
  const { t } = useTranslation();
  return useAction({
    send: ({ id, words_hash }: { id: string; words_hash: string }) =>
      api.post<LaunchChecklist>(`${path}/legal-texts/${id}`, { words_hash }),
    done: t("launch.confirmed"),
    onFailed: (error) => {
      const isChanged = error instanceof FetchError && error.status === 409;
      toast.error(t(isChanged ? "launch.changed" : "launch.failed"));
    },
    refetch: key,
  });
}

/** Link to "Ready to open?", shown while topics are open. */
export function LaunchReminder() {
  const { t } = useTranslation();
  const { data } = useLaunchChecklist();
  const count = data ? openTopics(data) : 0;
  if (count === 0) return null;
  return (
    <Alert variant="warning">
      <Link to="/launch" className="underline">
        {t("launch.today", { count })}
      </Link>
    </Alert>
  );
}
