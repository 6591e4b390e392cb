import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TextLanguage } from "@su-turrone/contract/languages";
import { TextAreaField, TextField } from "../components/fields";
import { ActionButton } from "../components/page-parts";
import { UploadField } from "../components/picture-upload";
import { api } from "../lib/api";
import { useAction } from "../lib/use-action";
import type { WordsDraft } from "./draft";

interface Props {
  language: TextLanguage;
  words: WordsDraft;
  onChange: (words: WordsDraft) => void;
}

/** Text fields of one language, with a preview of the rendered body. */
export function WordsForm({ language, words, onChange }: Props) {
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
