import { Button, Container, Tabs, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { AdminEntry } from "../../features/content/admin-entry";
import { textLanguages } from "@su-turrone/contract/languages";
import type { SavedVersion } from "../../features/staff/revision";
import type { EntrySnapshot } from "../../modules/content/entry-data";
import { PageHead } from "../components/page-parts";
import { skipUnsavedPrompt, UnsavedPrompt } from "../components/unsaved-prompt";
import { VersionList } from "../components/version-list";
import { api } from "../lib/api";
import { useAction } from "../lib/use-action";
import { useDraft } from "../lib/use-draft";
import { emptyWords, toBody, toDraft, versionDraft, type EntryDraft } from "./draft";
import { SettingsForm } from "./settings-form";
import { WordsForm } from "./words-form";

interface Props {
  id: string | null;
  start: EntryDraft;
  /** Revision of the stored entry; null for a new one. */
  startRevision: string | null;
  /** Saved versions, newest first; empty for a new entry. */
  versions: readonly SavedVersion[];
}

/** Edits a post or page: the texts per language on the left, the language-independent settings on the right. */
export function EntryEditor({ id, start, startRevision, versions }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(start);
  const { draft, setDraft, unsaved } = useDraft(saved);
  const [revision, setRevision] = useState(startRevision);
  const save = useAction({
    send: () =>
      api.post<{ entry: AdminEntry }>(`/admin/content${id ? `/${id}` : ""}`, toBody(draft), revision),
    done: t("content.saved"),
    onDone: async ({ entry }) => {
      // input typed while the request was running is kept
      setDraft((now) => (now === draft ? toDraft(entry) : now));
      setSaved(toDraft(entry));
      setRevision(entry.revision);
      if (!id) await navigate(`/content/${entry.id}`, { replace: true, state: skipUnsavedPrompt });
    },
    refetch: ["content"],
  });
  const remove = useAction({
    send: (entryId: string) => api.delete(`/admin/content/${entryId}`, revision),
    question: () => ({
      title: t("content.delete"),
      description: t("content.deleteHint"),
      confirmText: t("content.delete"),
      cancelText: t("content.cancel"),
    }),
    onDone: () => navigate(`/content?kind=${draft.kind}`, { state: skipUnsavedPrompt }),
    refetch: ["content", "list"],
  });
  const readVersion = useAction({
    send: (version: string) => api.get<{ data: EntrySnapshot }>(`/admin/content/${id}/versions/${version}`),
    onDone: ({ data }) => {
      setDraft(versionDraft(data, draft.slugs));
      toast.info(t("content.history.taken"));
    },
  });

  return (
    <div className="grid gap-4 xl:grid-cols-[1fr_22rem]">
      <UnsavedPrompt unsaved={unsaved} />
      <Container>
        <PageHead
          title={t(draft.kind === "post" ? "content.post" : "content.page")}
          hint={saved.role && t("content.roleKept")}
          className="pb-4"
          aside={
            <div className="flex gap-x-2">
              {id && !saved.role && (
                <Button variant="danger" size="small" onClick={() => void remove.start(id)}>
                  {t("content.delete")}
                </Button>
              )}
              <Button size="small" isLoading={save.isPending} onClick={() => save.mutate()}>
                {t("content.save")}
              </Button>
            </div>
          }
        />
        <Tabs defaultValue={textLanguages.find((language) => draft.words[language]) ?? "de"}>
          <Tabs.List className="flex-wrap">
            {textLanguages.map((language) => (
              <Tabs.Trigger key={language} value={language}>
                {t(`content.languages.${language}`)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {textLanguages.map((language) => (
            <Tabs.Content key={language} value={language}>
              <WordsForm
                language={language}
                words={draft.words[language] ?? emptyWords}
                onChange={(words) => setDraft({ ...draft, words: { ...draft.words, [language]: words } })}
              />
            </Tabs.Content>
          ))}
        </Tabs>
      </Container>
      <SettingsForm draft={draft} onChange={setDraft} />
      <VersionList versions={versions} onTake={(version) => readVersion.mutate(version.id)} />
    </div>
  );
}
