import { Button, Container, Heading, Input, Label, Text, toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { languages, type Language } from "../../platform/languages";
import { sdk } from "../lib/sdk";

interface SlugsAnswer {
  /** The own slug per language; null where the language has none. */
  slugs: Record<Language, string | null>;
  /** What visitors get in each language, after the fallback. */
  filled: Record<Language, string> | null;
}

interface Props {
  kind: "product" | "category";
  id: string;
}

/** Shows and changes the slugs of a product or category. */
export function SlugForm({ kind, id }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const path = `/admin/slugs/${kind}/${id}`;
  const queryKey = ["slugs", kind, id];
  const { data, isError } = useQuery({ queryKey, queryFn: () => sdk.client.fetch<SlugsAnswer>(path) });
  const save = useMutation({
    mutationFn: (body: Record<Language, string>) =>
      sdk.client.fetch<SlugsAnswer>(path, { method: "POST", body }),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      toast.success(t("slugs.saved"));
    },
    onError: (error) => toast.error(error.message),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const valueOf = (language: Language) => {
      const value = form.get(language);
      return typeof value === "string" ? value.trim() : "";
    };
    save.mutate({ de: valueOf("de"), it: valueOf("it"), en: valueOf("en") });
  }

  return (
    <Container className="flex flex-col gap-y-4">
      <Heading level="h2">{t("slugs.title")}</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {t("slugs.hint")}
      </Text>
      {isError && <Text size="small">{t("slugs.loadFailed")}</Text>}
      {data && (
        <form onSubmit={submit} className="flex flex-col gap-y-3" key={JSON.stringify(data.slugs)}>
          {languages.map((language) => (
            <div key={language} className="flex flex-col gap-y-1">
              <Label size="small" htmlFor={`slug-${language}`}>
                {t(`slugs.${language}`)}
              </Label>
              <Input
                id={`slug-${language}`}
                name={language}
                defaultValue={data.slugs[language] ?? ""}
                placeholder={data.filled?.[language] ?? ""}
                maxLength={80}
              />
            </div>
          ))}
          <Button type="submit" size="small" variant="secondary" isLoading={save.isPending}>
            {t("slugs.save")}
          </Button>
        </form>
      )}
    </Container>
  );
}
