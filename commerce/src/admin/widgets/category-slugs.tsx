import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProductCategory, DetailWidgetProps } from "@medusajs/framework/types";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { languages, type Language } from "../../platform/languages";
import { useStored } from "../lib/server";
import { Form, TextField } from "../components/fields";
import { LoadStatus, ActionButton, Panel } from "../components/page-parts";
import { UnsavedPrompt } from "../components/unsaved-prompt";

interface SlugsAnswer {
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

  return (
    <Form busy={saving} onSubmit={() => onSave(trimmed)} className="flex flex-col gap-y-3">
      {languages.map((language) => (
        <TextField
          key={language}
          label={t(`content.languages.${language}`)}
          value={typed[language]}
          placeholder={filled?.[language] ?? ""}
          maxLength={80}
          onValue={(slug) => setTyped({ ...typed, [language]: slug })}
        />
      ))}
      <ActionButton type="submit" isLoading={saving}>
        {t("actions.save")}
      </ActionButton>
      <UnsavedPrompt
        unsaved={!saving && languages.some((language) => trimmed[language] !== saved[language])}
      />
    </Form>
  );
}

const CategorySlugs = ({ data: { id } }: DetailWidgetProps<AdminProductCategory>) => {
  const { t } = useTranslation();
  const { query, save } = useStored<SlugsAnswer>(["slugs", "category", id], `/admin/slugs/category/${id}`, {
    saved: t("slugs.saved"),
  });
  const { data } = query;

  return (
    <Panel title={t("slugs.title")} hint={t("slugs.hint")}>
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
    </Panel>
  );
};

export const config = defineWidgetConfig({ zone: "product_category.details.side.after" });

export default CategorySlugs;
