import { Container, Input, Label, Select, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "../../platform/languages";
import { pageRoles } from "@su-turrone/contract/content";
import { entryStatuses } from "../../modules/content/entry-statuses";
import type { EntryDraft } from "./draft";
import { PictureField } from "./picture-field";
import { ProductsField } from "./products-field";
import { visibilityOf } from "./visibility";

const noRole = "none";

interface Props {
  draft: EntryDraft;
  onChange: (draft: EntryDraft) => void;
}

/** Language-independent settings: status, date, slugs, picture, related products. */
export function SettingsForm({ draft, onChange }: Props) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  return (
    <Container className="flex flex-col gap-y-4">
      <div className="flex flex-col gap-y-1">
        <Label size="small" htmlFor="status">
          {t("content.status")}
        </Label>
        <Select
          value={draft.status}
          onValueChange={(value) =>
            onChange({ ...draft, status: entryStatuses.find((status) => status === value) ?? "draft" })
          }
        >
          <Select.Trigger id="status">
            <Select.Value />
          </Select.Trigger>
          <Select.Content>
            {entryStatuses.map((status) => (
              <Select.Item key={status} value={status}>
                {t(`content.${status}`)}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      </div>
      <div className="flex flex-col gap-y-1">
        <Label size="small" htmlFor="published-at">
          {t("content.publishedAt")}
        </Label>
        <Input
          id="published-at"
          type="datetime-local"
          value={draft.publishedAt}
          onChange={(event) => onChange({ ...draft, publishedAt: event.target.value })}
        />
        {visibilityOf(draft.status, draft.publishedAt || null, now) === "scheduled" && (
          <Text size="small" className="text-ui-fg-subtle">
            {t("content.scheduledHint")}
          </Text>
        )}
      </div>
      {languages.map((language) => (
        <div key={language} className="flex flex-col gap-y-1">
          <Label size="small" htmlFor={`slug-${language}`}>
            {t("content.slug", { language: t(`content.languages.${language}`) })}
          </Label>
          <Input
            id={`slug-${language}`}
            value={draft.slugs[language]}
            maxLength={80}
            placeholder={t("content.slugPlaceholder")}
            onChange={(event) =>
              onChange({ ...draft, slugs: { ...draft.slugs, [language]: event.target.value } })
            }
          />
        </div>
      ))}
      {draft.kind === "page" && (
        <div className="flex flex-col gap-y-1">
          <Label size="small" htmlFor="role">
            {t("content.role")}
          </Label>
          <Select
            value={draft.role ?? noRole}
            onValueChange={(value) =>
              onChange({ ...draft, role: pageRoles.find((role) => role === value) ?? null })
            }
          >
            <Select.Trigger id="role">
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {[noRole, ...pageRoles].map((role) => (
                <Select.Item key={role} value={role}>
                  {t(`content.roles.${role}`)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </div>
      )}
      <PictureField picture={draft.picture} onChange={(picture) => onChange({ ...draft, picture })} />
      {draft.kind === "post" && (
        <ProductsField
          ids={draft.relatedProductIds}
          onChange={(relatedProductIds) => onChange({ ...draft, relatedProductIds })}
        />
      )}
    </Container>
  );
}
