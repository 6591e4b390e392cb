import { Button, Input, Label, Textarea, toast } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { sdk } from "../lib/sdk";
import { InsertPicture } from "./insert-picture";
import type { TextLanguage } from "@su-turrone/contract/languages";
import type { WordsDraft } from "./draft";

interface Props {
  language: TextLanguage;
  words: WordsDraft;
  onChange: (words: WordsDraft) => void;
}

/** Text fields of one language, with a preview of the rendered body. */
export function WordsForm({ language, words, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const body = useRef<HTMLTextAreaElement>(null);
  const preview = useMutation({
    mutationFn: (markdown: string) =>
      sdk.client.fetch<{ html: string }>("/admin/content-preview", {
        method: "POST",
        body: { markdown, language },
      }),
    onError: (error) => toast.error(error.message),
  });

  /** Inserts a picture at the cursor position. */
  function insert(url: string): void {
    const at = body.current?.selectionEnd ?? words.body.length;
    const [before, after] = [words.body.slice(0, at), words.body.slice(at)];
    const picture = `![${t("content.insertedAlt")}](${new URL(url).pathname})`;
    onChange({ ...words, body: [before.trimEnd(), picture, after.trimStart()].filter(Boolean).join("\n\n") });
    body.current?.focus();
  }

  const line = (field: keyof WordsDraft, maxLength: number) => (
    <div className="flex flex-col gap-y-1">
      <Label size="small" htmlFor={`${id}-${field}`}>
        {t(`content.fields.${field}`)}
      </Label>
      <Input
        id={`${id}-${field}`}
        value={words[field]}
        maxLength={maxLength}
        onChange={(event) => onChange({ ...words, [field]: event.target.value })}
      />
    </div>
  );
  const area = (field: keyof WordsDraft, rows: number, ref?: RefObject<HTMLTextAreaElement>) => (
    <div className="flex flex-col gap-y-1">
      <Label size="small" htmlFor={`${id}-${field}`}>
        {t(`content.fields.${field}`)}
      </Label>
      <Textarea
        ref={ref}
        id={`${id}-${field}`}
        value={words[field]}
        rows={rows}
        onChange={(event) => onChange({ ...words, [field]: event.target.value })}
      />
    </div>
  );

  return (
    <div className="flex flex-col gap-y-4 pt-4">
      {line("title", 200)}
      {area("teaser", 2)}
      {area("body", 18, body)}
      <InsertPicture onPicture={insert} />
      <p className="txt-small text-ui-fg-subtle">
        {t("content.markdownHint", { field: "{{company.name}}" })}
      </p>
      <div>
        <Button
          size="small"
          variant="secondary"
          isLoading={preview.isPending}
          onClick={() => preview.mutate(words.body)}
        >
          {t("content.preview")}
        </Button>
      </div>
      {preview.data && (
        <section
          aria-label={t("content.preview")}
          className="prose max-w-none rounded-md border p-4 [&_a]:underline [&_h2]:text-xl [&_h3]:text-lg [&_img]:max-w-full [&_li]:list-disc [&_ul]:pl-6"
          // sanitised by commerce: modules/content/markdown.ts
          dangerouslySetInnerHTML={{ __html: preview.data.html }}
        />
      )}
      {line("picture_alt", 300)}
      {line("seo_title", 120)}
      {area("seo_description", 2)}
    </div>
  );
}
