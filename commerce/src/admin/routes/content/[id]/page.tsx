import { Container, Button, Tabs, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams, useNavigate } from "react-router-dom";
import type { AdminEntry } from "../../../../features/content/admin-entry";
import { LoadStatus, PageHead, ActionButton } from "../../../components/page-parts";
import {
  emptyDraft,
  toDraft,
  emptyWords,
  toBody,
  versionDraft,
  type EntryDraft,
  type WordsDraft,
} from "../../../content/draft";
import { useLoad, api, useAction } from "../../../lib/server";
import { ownersOnly } from "../../../people/staff-role";
import { useState, useRef } from "react";
import { textLanguages, type TextLanguage } from "@su-turrone/contract/languages";
import type { SavedVersion } from "../../../../features/staff/revision";
import type { EntrySnapshot } from "../../../../modules/content/entry-data";
import { skipUnsavedPrompt, UnsavedPrompt, useDraft } from "../../../components/unsaved-prompt";
import { VersionList } from "../../../components/version-list";
import { SettingsForm } from "../../../content/settings-form";
import { TextAreaField, TextField } from "../../../components/fields";
import { UploadField } from "../../../components/picture-upload";

interface WordsProps {
  language: TextLanguage;
  words: WordsDraft;
  onChange: (words: WordsDraft) => void;
}

/** Text fields of one language, with a preview of the rendered body. */
function WordsForm({ language, words, onChange }: WordsProps) {
  const { t } = useTranslation();
  const body = useRef<HTMLTextAreaElement>(null);
  const preview = useAction({
    send: (markdown: string) => api.post<{ html: string }>("/admin/content-preview", { markdown, language }),
  });

  function insert(url: string): void {
    const at = body.current?.selectionEnd ?? words.body.length;
    const [before, after] = [words.body.slice(0, at), words.body.slice(at)];
    const picture = `![${t("content.insertedAlt")}](${new URL(url).pathname})`;
    onChange({ ...words, body: [before.trimEnd(), picture, after.trimStart()].filter(Boolean).join("\n\n") });
    body.current?.focus();
  }

  const field = (name: keyof WordsDraft) => ({
    label: t(`content.fields.${name}`),
    value: words[name],
    onValue: (value: string) => onChange({ ...words, [name]: value }),
  });

  return (
    <div className="flex flex-col gap-y-4 pt-4">
      <TextField {...field("title")} maxLength={200} />
      <TextAreaField {...field("teaser")} rows={2} />
      <TextAreaField {...field("body")} ref={body} rows={18} />
      <UploadField label={t("content.insertPicture")} onPicture={({ url }) => insert(url)} />
      <p className="txt-small text-ui-fg-subtle">
        {t("content.markdownHint", { field: "{{company.name}}" })}
      </p>
      <div>
        <ActionButton isLoading={preview.isPending} onClick={() => preview.mutate(words.body)}>
          {t("content.preview")}
        </ActionButton>
      </div>
      {preview.data && (
        <section
          aria-label={t("content.preview")}
          className="prose max-w-none rounded-md border p-4 [&_a]:underline [&_h2]:text-xl [&_h3]:text-lg [&_img]:max-w-full [&_li]:list-disc [&_ul]:pl-6"
          // sanitised by commerce: modules/content/markdown.ts
          dangerouslySetInnerHTML={{ __html: preview.data.html }}
        />
      )}
      <TextField {...field("picture_alt")} maxLength={300} />
      <TextField {...field("seo_title")} maxLength={120} />
      <TextAreaField {...field("seo_description")} rows={2} />
    </div>
  );
}

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
      cancelText: t("actions.cancel"),
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
                {t("actions.save")}
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

/** Edits the post or page in the URL; `/content/new?kind=page` creates one. */
const EntryPage = () => {
  const { t } = useTranslation();
  const { id = "new" } = useParams();
  const [search] = useSearchParams();
  const isNew = id === "new";
  const query = useLoad<{ entry: AdminEntry }>(["content", "entry", id], `/admin/content/${id}`, {
    enabled: !isNew,
    // never cached: another user may have saved it in the meantime
    gcTime: 0,
  });
  if (isNew) {
    const start = emptyDraft(search.get("kind") === "page" ? "page" : "post");
    return <EntryEditor key="new" id={null} start={start} startRevision={null} versions={[]} />;
  }
  if (query.data) {
    const { entry } = query.data;
    return (
      <EntryEditor
        key={id}
        id={id}
        start={toDraft(entry)}
        startRevision={entry.revision}
        versions={entry.versions}
      />
    );
  }
  return (
    <Container>
      <LoadStatus query={query} failed={t("content.loadFailed")} />
    </Container>
  );
};

export default ownersOnly(EntryPage);
