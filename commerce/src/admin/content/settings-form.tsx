import { Container, Label } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "../../platform/languages";
import { pageRoles } from "@su-turrone/contract/content";
import { entryStatuses } from "../../modules/content/entry-statuses";
import { Choose, SelectField, TextField } from "../components/fields";
import { ActionButton } from "../components/page-parts";
import { PictureField } from "../components/picture-upload";
import { useProductNames } from "../lib/server";
import { visibilityOf, type EntryDraft } from "./draft";

const noRole = "none";

interface ProductsProps {
  ids: string[];
  onChange: (ids: string[]) => void;
}

/** Products linked from a post, in the order they were selected. */
function ProductsField({ ids, onChange }: ProductsProps) {
  const { t } = useTranslation();
  const products = useProductNames();
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  return (
    <div className="flex flex-col gap-y-2">
      <Label size="small" id="related-products">
        {t("content.related")}
      </Label>
      <ul className="flex flex-col gap-y-1">
        {ids.map((id) => (
          <li key={id} className="txt-small flex items-center justify-between gap-x-2">
            {nameOf(id)}
            <ActionButton
              variant="transparent"
              aria-label={t("content.removeProduct", { title: nameOf(id) })}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              ✕
            </ActionButton>
          </li>
        ))}
      </ul>
      <Choose
        aria-labelledby="related-products"
        placeholder={t("content.addProduct")}
        value=""
        options={products.filter((product) => !ids.includes(product.id))}
        onValue={(id) => onChange([...ids, id])}
      />
    </div>
  );
}

interface Props {
  draft: EntryDraft;
  onChange: (draft: EntryDraft) => void;
}

/** Language-independent settings: status, date, slugs, picture, related products. */
export function SettingsForm({ draft, onChange }: Props) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const set = (part: Partial<EntryDraft>) => onChange({ ...draft, ...part });
  const isScheduled = visibilityOf(draft.status, draft.publishedAt || null, now) === "scheduled";
  return (
    <Container className="flex flex-col gap-y-4">
      <SelectField
        label={t("lists.status")}
        value={draft.status}
        options={entryStatuses.map((id) => ({ id, name: t(`content.${id}`) }))}
        onValue={(status) => set({ status })}
      />
      <TextField
        label={t("content.publishedAt")}
        hint={isScheduled ? t("content.scheduledHint") : undefined}
        type="datetime-local"
        value={draft.publishedAt}
        onValue={(publishedAt) => set({ publishedAt })}
      />
      {languages.map((language) => (
        <TextField
          key={language}
          label={t("content.slug", { language: t(`content.languages.${language}`) })}
          value={draft.slugs[language]}
          maxLength={80}
          placeholder={t("content.slugPlaceholder")}
          onValue={(slug) => set({ slugs: { ...draft.slugs, [language]: slug } })}
        />
      ))}
      {draft.kind === "page" && (
        <SelectField
          label={t("content.role")}
          value={draft.role ?? noRole}
          options={[noRole, ...pageRoles].map((id) => ({ id, name: t(`content.roles.${id}`) }))}
          onValue={(chosen) => set({ role: pageRoles.find((role) => role === chosen) ?? null })}
        />
      )}
      <PictureField picture={draft.picture} onChange={(picture) => set({ picture })} />
      {draft.kind === "post" && (
        <ProductsField
          ids={draft.relatedProductIds}
          onChange={(relatedProductIds) => set({ relatedProductIds })}
        />
      )}
    </Container>
  );
}
