import { Button, Container, Heading, Input, Label, Text, toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { languages, type Language } from "../../platform/languages";
import { basedOn, sdk } from "../lib/sdk";
import { UnsavedPrompt } from "./unsaved-prompt";
import { LoadStatus } from "./load-status";

interface SlugsAnswer {
  /** The slug of each language; null if the language has none. */
  slugs: Record<Language, string | null>;
  /** The slug visitors get in each language, after fallback. */
  filled: Record<Language, string> | null;
  revision: string;
}

type Slugs = Record<Language, string>;

interface FieldsProps {
  answer: SlugsAnswer;
  saving: boolean;
  onSave: (slugs: Slugs) => void;
}

/** A field per language, empty if the slug of another language is used. */
function SlugFields({ answer: { slugs, filled }, saving, onSave }: FieldsProps) {
  const { t } = useTranslation();
  const saved: Slugs = { de: slugs.de ?? "", it: slugs.it ?? "", en: slugs.en ?? "" };
  const [typed, setTyped] = useState(saved);
  const trimmed: Slugs = { de: typed.de.trim(), it: typed.it.trim(), en: typed.en.trim() };

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(trimmed);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-y-3">
      {languages.map((language) => (
        <div key={language} className="flex flex-col gap-y-1">
          <Label size="small" htmlFor={`slug-${language}`}>
            {t(`slugs.${language}`)}
          </Label>
          <Input
            id={`slug-${language}`}
            value={typed[language]}
            placeholder={filled?.[language] ?? ""}
            maxLength={80}
            onChange={(event) => setTyped({ ...typed, [language]: event.target.value })}
          />
        </div>
      ))}
      <Button type="submit" size="small" variant="secondary" isLoading={saving}>
        {t("slugs.save")}
      </Button>
      <UnsavedPrompt
        unsaved={!saving && languages.some((language) => trimmed[language] !== saved[language])}
      />
    </form>
  );
}

interface Props {
  kind: "product" | "category";
  id: string;
}

/** Shows and edits the slugs of a product or category. */
export function SlugForm({ kind, id }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const path = `/admin/slugs/${kind}/${id}`;
  const queryKey = ["slugs", kind, id];
  const query = useQuery({ queryKey, queryFn: () => sdk.client.fetch<SlugsAnswer>(path) });
  const { data } = query;
  const save = useMutation({
    mutationFn: (body: Slugs) =>
      sdk.client.fetch<SlugsAnswer>(path, { method: "POST", headers: basedOn(data?.revision ?? ""), body }),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      toast.success(t("slugs.saved"));
    },
    onError: (error) => toast.error(error.message),
  });

  return (
    <Container className="flex flex-col gap-y-4">
      <Heading level="h2">{t("slugs.title")}</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {t("slugs.hint")}
      </Text>
      <LoadStatus query={query} failed={t("slugs.loadFailed")} />
      {data && (
        <SlugFields
          // remount after each save, to show the values stored by the server
          key={JSON.stringify(data.slugs)}
          answer={data}
          saving={save.isPending}
          onSave={(slugs) => save.mutate(slugs)}
        />
      )}
    </Container>
  );
}
