import { Button, Container, Heading, Tabs, Text, toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { AdminEntry } from "../../features/content/admin-entry";
import { textLanguages } from "@su-turrone/contract/languages";
import type { Saving } from "../../features/staff/saved-by";
import type { EntrySnapshot } from "../../modules/content/entry-data";
import { skipUnsavedPrompt, UnsavedPrompt } from "../components/unsaved-prompt";
import { VersionList } from "../components/version-list";
import { basedOn, sdk } from "../lib/sdk";
import { emptyWords, toBody, toDraft, versionDraft, type EntryDraft } from "./draft";
import { SettingsForm } from "./settings-form";
import { WordsForm } from "./words-form";

interface Props {
  /** Null for a new entry. */
  id: string | null;
  start: EntryDraft;
  /** Revision of the stored entry; null for a new one. */
  startRevision: string | null;
  /** Saved versions, newest first; empty for a new entry. */
  versions: readonly Saving[];
}

/** Edits a post or page: the texts per language on the left, the language-independent settings on the right. */
export function EntryEditor({ id, start, startRevision, versions }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const ask = usePrompt();
  const [draft, setDraft] = useState(start);
  const [saved, setSaved] = useState(start);
  const [revision, setRevision] = useState(startRevision);
  const unsaved = JSON.stringify(draft) !== JSON.stringify(saved);
  const save = useMutation({
    mutationFn: () =>
      sdk.client.fetch<{ entry: AdminEntry }>(`/admin/content${id ? `/${id}` : ""}`, {
        method: "POST",
        headers: revision === null ? {} : basedOn(revision),
        body: toBody(draft),
      }),
    onSuccess: async ({ entry }) => {
      toast.success(t("content.saved"));
      await client.invalidateQueries({ queryKey: ["content"] });
      // input typed while the request was running is kept
      setDraft((now) => (now === draft ? toDraft(entry) : now));
      setSaved(toDraft(entry));
      setRevision(entry.revision);
      if (!id) await navigate(`/content/${entry.id}`, { replace: true, state: skipUnsavedPrompt });
    },
    onError: (error) => toast.error(error.message),
  });
  const remove = useMutation({
    mutationFn: (entryId: string) => sdk.client.fetch(`/admin/content/${entryId}`, { method: "DELETE" }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["content"] });
      await navigate(`/content?kind=${draft.kind}`, { state: skipUnsavedPrompt });
    },
    onError: (error) => toast.error(error.message),
  });

  const readVersion = useMutation({
    mutationFn: (version: string) =>
      sdk.client.fetch<{ data: EntrySnapshot }>(`/admin/content/${id}/versions/${version}`),
    onSuccess: ({ data }) => {
      setDraft(versionDraft(data, draft.slugs));
      toast.info(t("content.history.taken"));
    },
    onError: (error) => toast.error(error.message),
  });

  async function confirmRemoval(entryId: string) {
    const sure = await ask({
      title: t("content.delete"),
      description: t("content.deleteHint"),
      confirmText: t("content.delete"),
      cancelText: t("content.cancel"),
    });
    if (sure) remove.mutate(entryId);
  }

  return (
    <div className="grid gap-4 xl:grid-cols-[1fr_22rem]">
      <UnsavedPrompt unsaved={unsaved} />
      <Container>
        <div className="flex items-center justify-between pb-4">
          <Heading>{t(draft.kind === "post" ? "content.post" : "content.page")}</Heading>
          <div className="flex gap-x-2">
            {id && !saved.role && (
              <Button variant="danger" size="small" onClick={() => void confirmRemoval(id)}>
                {t("content.delete")}
              </Button>
            )}
            <Button size="small" isLoading={save.isPending} onClick={() => save.mutate()}>
              {t("content.save")}
            </Button>
          </div>
        </div>
        {saved.role && (
          <Text size="small" className="text-ui-fg-subtle pb-4">
            {t("content.roleKept")}
          </Text>
        )}
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
