import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PerLanguage } from "@su-turrone/contract/languages";
import type { ContentPage, PageContent } from "@su-turrone/contract/page-content";
import type { EditablePage } from "../../features/page-content/read-page";
import { basedOn, sdk } from "../lib/sdk";

/** Content of one of the shop's own pages with the owner's changes, and the actions on it. */
export function usePageContent(page: ContentPage) {
  const client = useQueryClient();
  const path = `/admin/page-content/${page}`;
  const queryKey = ["page-content", page];
  const onSuccess = (saved: EditablePage) => client.setQueryData(queryKey, saved);
  return {
    // never cached: another user may have published in the meantime
    query: useQuery({ queryKey, gcTime: 0, queryFn: () => sdk.client.fetch<EditablePage>(path) }),
    publish: useMutation({
      mutationFn: ({ revision, ...body }: { content: PageContent; revision: string }) =>
        sdk.client.fetch<EditablePage>(path, { method: "POST", headers: basedOn(revision), body }),
      onSuccess,
    }),
    preview: useMutation({
      mutationFn: (content: PageContent) =>
        sdk.client.fetch<{ preview_urls: PerLanguage }>(`${path}/preview`, {
          method: "POST",
          body: { content },
        }),
    }),
    discardDraft: useMutation({
      mutationFn: () => sdk.client.fetch<EditablePage>(`${path}/preview`, { method: "DELETE" }),
      onSuccess,
    }),
    readVersion: useMutation({
      mutationFn: (id: string) =>
        sdk.client.fetch<{ content: PageContent }>(`${path}/versions/${encodeURIComponent(id)}`),
    }),
  };
}
