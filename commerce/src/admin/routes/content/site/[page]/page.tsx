import { Text, Alert, Container, Heading, Tabs, toast } from "@medusajs/ui";
import { isContentPage, type ContentPage, type PageContent } from "@su-turrone/contract/page-content";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { LoadStatus, ActionButton, linkStyle, PageHead } from "../../../../components/page-parts";
import { ownersOnly } from "../../../../people/staff-role";
import { isLanguage, languages, type Language, type PerLanguage } from "@su-turrone/contract/languages";
import { onlyChanges, pageProblems, type PageProblems } from "@su-turrone/contract/page-content-rules";
import { useState } from "react";
import type { EditablePage } from "../../../../../features/page-content/read-page";
import { VersionList } from "../../../../components/version-list";
import { UnsavedPrompt } from "../../../../components/unsaved-prompt";
import { useFormats } from "../../../../lib/use-formats";
import { blocksOf, nameOfGroup, type FieldGroup, toDraft } from "../../../../page-content/page-draft";
import { GroupFields, type FormProps } from "../../../../page-content/group-fields";
import { OwnSections } from "../../../../page-content/own-sections";
import { useQueryClient } from "@tanstack/react-query";
import { api, useAction, useLoad } from "../../../../lib/server";

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

/** Language of the first problem, to switch to the language of its field. */
const languageOfFirst = (problems: PageProblems): Language | undefined =>
  languages.find((language) => Object.keys(problems).some((path) => path.startsWith(`words.${language}.`)));

/** Edits one of the shop's own pages: texts per language, pictures, visibility of parts, own sections. */
export function PageEditor({ saved }: { saved: EditablePage }) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useFormats();
  const { page, versions, draft: savedDraft } = saved;
  const { publish, preview, discardDraft, readVersion } = usePageContent(page);
  const adminLanguage = i18n.language.slice(0, 2);
  const contentLanguage = isLanguage(adminLanguage) ? adminLanguage : "en";
  const [language, setLanguage] = useState<Language>(contentLanguage);
  const [published, setPublished] = useState(() => toDraft(page, saved.content));
  // not that of `saved`, which is fetched again while the form keeps what it started from
  const [revision, setRevision] = useState(saved.revision);
  const [draft, setDraft] = useState(published);
  const [problems, setProblems] = useState<PageProblems>({});
  const [previewUrls, setPreviewUrls] = useState<PerLanguage | null>(null);
  const changes = onlyChanges(page, draft);
  const unsaved = JSON.stringify(changes) !== JSON.stringify(onlyChanges(page, published));

  function change(next: PageContent) {
    setDraft(next);
    setPreviewUrls(null);
    setProblems({});
  }

  function validate(): boolean {
    const foundProblems = pageProblems(page, changes);
    setProblems(foundProblems);
    if (Object.keys(foundProblems).length === 0) return true;
    setLanguage(languageOfFirst(foundProblems) ?? language);
    toast.error(t("pageContent.notSaved"));
    return false;
  }

  function onPublish() {
    if (!validate()) return;
    publish.mutate(
      { content: changes, revision },
      {
        onSuccess: ({ content, revision: publishedRevision }) => {
          const publishedDraft = toDraft(page, content);
          setPublished(publishedDraft);
          setRevision(publishedRevision);
          // input typed while the request was running is kept
          setDraft((current) => (current === draft ? publishedDraft : current));
          setPreviewUrls(null);
          toast.success(t("pageContent.published"));
        },
      },
    );
  }

  function onPreview() {
    if (!validate()) return;
    preview.mutate(changes, { onSuccess: ({ preview_urls }) => setPreviewUrls(preview_urls) });
  }

  const applyContent = (content: PageContent) => {
    change(toDraft(page, content));
    toast.info(t("content.history.taken"));
  };

  const nameOf = (group: FieldGroup): string =>
    nameOfGroup(page, group, contentLanguage) ??
    t(`pageContent.blocks.${group.name || "top"}`, { number: group.name.split(".").at(-1) });
  const form: FormProps = { page, language, draft, onChange: change, problems };
  const buttons = (
    <div className="flex gap-x-2">
      <ActionButton isLoading={preview.isPending} onClick={onPreview}>
        {t("content.preview")}
      </ActionButton>
      <ActionButton variant="primary" isLoading={publish.isPending} disabled={!unsaved} onClick={onPublish}>
        {t("pageContent.publish")}
      </ActionButton>
    </div>
  );
  return (
    <div className="flex max-w-3xl flex-col gap-y-3">
      <UnsavedPrompt unsaved={unsaved} />
      <PageHead
        title={t(`pageContent.pages.${page}`)}
        hint={t("pageContent.hint")}
        aside={buttons}
        className="px-1"
      />
      {savedDraft && !previewUrls && (
        <Alert>
          <div className="flex flex-col gap-y-2">
            <span>{t("pageContent.draft", { time: dateTime(savedDraft.at), by: savedDraft.by })}</span>
            <div className="flex gap-x-2">
              <ActionButton onClick={() => applyContent(savedDraft.content)}>
                {t("pageContent.takeDraft")}
              </ActionButton>
              <ActionButton variant="transparent" onClick={() => discardDraft.mutate(savedDraft.id)}>
                {t("pageContent.discardDraft")}
              </ActionButton>
            </div>
          </div>
        </Alert>
      )}
      {previewUrls && (
        <Alert variant="success">
          <p>{t("pageContent.previewReady")}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {languages.map((code) => (
              <li key={code}>
                <a href={previewUrls[code]} target="_blank" rel="noreferrer" className={linkStyle}>
                  {t("pageContent.previewIn", { language: t(`content.languages.${code}`) })}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Tabs value={language} onValueChange={(value) => isLanguage(value) && setLanguage(value)}>
        <Tabs.List className="flex-wrap" aria-label={t("pageContent.language")}>
          {languages.map((code) => (
            <Tabs.Trigger key={code} value={code}>
              {t(`content.languages.${code}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={language} className="flex flex-col gap-y-3 pt-3">
          {blocksOf(page).map(({ group, inner }) => (
            <Container key={group.name} className="flex flex-col gap-y-4">
              <Heading level="h2">{nameOf(group)}</Heading>
              <GroupFields group={group} name={nameOf(group)} {...form} />
              {inner.map((part) => (
                <fieldset key={part.name} className="flex flex-col gap-y-3 border-t pt-4">
                  <legend className="txt-small-plus float-left mb-1 w-full">{nameOf(part)}</legend>
                  <GroupFields group={part} name={nameOf(part)} {...form} />
                </fieldset>
              ))}
            </Container>
          ))}
          <OwnSections {...form} />
        </Tabs.Content>
      </Tabs>
      <VersionList
        versions={versions}
        onTake={({ id }) => readVersion.mutate(id, { onSuccess: ({ content }) => applyContent(content) })}
      />
      <div className="flex justify-end px-1">{buttons}</div>
    </div>
  );
}

const EditedPage = ({ page }: { page: ContentPage }) => {
  const { t } = useTranslation();
  const { query } = usePageContent(page);
  if (query.data) return <PageEditor key={page} saved={query.data} />;
  return <LoadStatus query={query} failed={t("pageContent.loadFailed")} className="px-1" />;
};

/** Edits the built-in page named in the URL. */
const SitePage = () => {
  const { t } = useTranslation();
  const { page } = useParams();
  if (isContentPage(page)) return <EditedPage page={page} />;
  return <Text className="px-1">{t("pageContent.noSuchPage")}</Text>;
};

export default ownersOnly(SitePage);
