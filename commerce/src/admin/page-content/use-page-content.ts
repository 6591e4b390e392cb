import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PerLanguage } from "@su-turrone/contract/languages";
import type { ContentPage, PageContent } from "@su-turrone/contract/page-content";
import type { EditablePage } from "../../features/page-content/read-page";
import { api, useAction, useLoad } from "../lib/server";

/** Content of one of the shop's own pages with the owner's changes, and the actions on it. */
export function usePageContent(page: ContentPage) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const path = `/admin/page-content/${page}`;
  const queryKey = ["page-content", page];
  const onDone = (saved: EditablePage) => client.setQueriesData({ queryKey }, saved);
  const failed = t("pageContent.notSaved");
  return {
    // never cached: another user may have published in the meantime
    query: useLoad<EditablePage>(queryKey, path, { gcTime: 0 }),
    publish: useAction({
      send: ({ revision, ...body }: { content: PageContent; revision: string }) =>
        api.post<EditablePage>(path, body, revision),
      onDone,
      failed,
    }),
    preview: useAction({
      send: (content: PageContent) => api.post<{ preview_urls: PerLanguage }>(`${path}/preview`, { content }),
      failed,
      // the page now has another draft
      refetch: queryKey,
    }),
    discardDraft: useAction({
      send: (draftId: string) => api.delete<EditablePage>(`${path}/preview`, draftId),
      onDone,
      refetch: queryKey,
    }),
    readVersion: useAction({
      send: (id: string) => api.get<{ content: PageContent }>(`${path}/versions/${encodeURIComponent(id)}`),
      failed,
    }),
  };
}
