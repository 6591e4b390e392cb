import { Heading } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CategoryForm as Content, ListedCategory } from "../../features/categories/read-categories";
import { SelectField, SwitchField } from "../components/fields";
import { InlineForm } from "../components/inline-form";
import { Hint } from "../components/page-parts";
import { useDraft } from "../components/unsaved-prompt";
import { api, useAction } from "../lib/server";
import { TextsFields } from "../new-product/texts-fields";

export const categoriesKey = ["categories"];
export const categoriesPath = "/admin/categories";

const noText = { de: "", it: "", en: "" };
const empty: Content = { name: noText, description: noText, slugs: noText, is_shown: true };

interface Props {
  /** Null for a new one. */
  category: ListedCategory | null;
  /** Its place in the shop, from 1. */
  place: number;
  /** Number of places. */
  places: number;
  onClose: () => void;
}

/** A category, stored or new: texts and addresses in all languages, and where it is in the shop. */
export function CategoryForm({ category, place, places, onClose }: Props) {
  const { t } = useTranslation();
  const { draft, change, unsaved } = useDraft({ ...(category?.form ?? empty), place });
  // what the form started from, though the list may be fetched again
  const [opened] = useState({ revision: category?.revision, place });
  const { mutate, isPending } = useAction({
    send: () =>
      api.post(
        category ? `${categoriesPath}/${category.id}` : categoriesPath,
        { ...draft, place: draft.place === opened.place ? undefined : draft.place },
        opened.revision,
      ),
    done: t("categoryList.saved"),
    failed: t("categoryList.notSaved"),
    onDone: onClose,
    refetch: categoriesKey,
  });
  const heading = category ? t("categoryList.editOf", { name: category.title }) : t("categoryList.new");

  return (
    <InlineForm
      aria-label={heading}
      submitText={t("actions.save")}
      busy={isPending}
      unsaved={unsaved}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      {!category && <Heading level="h2">{heading}</Heading>}
      <TextsFields name="title" required texts={draft.name} onChange={(name) => change({ name })} />
      <TextsFields
        name="description"
        long
        texts={draft.description}
        onChange={(description) => change({ description })}
      />
      <TextsFields
        name="slugs"
        texts={draft.slugs}
        placeholder={t("content.slugPlaceholder")}
        onChange={(slugs) => change({ slugs })}
      />
      <Hint>{t("categoryList.slugsHint")}</Hint>
      <SwitchField
        label={t("categoryList.isShown")}
        hint={t("categoryList.isShownHint")}
        checked={draft.is_shown}
        onChecked={(is_shown) => change({ is_shown })}
      />
      <div className="max-w-40">
        <SelectField
          label={t("categoryList.place")}
          options={Array.from({ length: places }, (_, index) => ({
            id: String(index + 1),
            name: String(index + 1),
          }))}
          value={String(draft.place)}
          onValue={(chosen) => change({ place: Number(chosen) })}
        />
      </div>
    </InlineForm>
  );
}
