import { Alert } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LabelData, MissingPart } from "../../modules/food-labels/label-types";
import { Form, SelectField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { api, useAction, useProductNames } from "../lib/server";
import { isFilled, toBody } from "./draft";
import { LabelFields } from "./label-fields";

interface StateProps {
  missing: readonly MissingPart[];
  demo: boolean;
  /** Fictitious values are an error in production and a reminder in the demonstration. */
  production: boolean;
}

/** Problems of a label as text; renders nothing if it is complete and not fictitious. */
export function LabelState({ missing, demo, production }: StateProps) {
  const { t } = useTranslation();
  const missingNames = missing.map(({ part, language }) => {
    const name = t(`foodLabel.parts.${part}`);
    return language ? `${name} (${t(`content.languages.${language}`)})` : name;
  });
  return (
    <>
      {missing.length > 0 && (
        <Alert variant="error">{t("foodLabel.missing", { parts: missingNames.join(", ") })}</Alert>
      )}
      {demo && <Alert variant={production ? "error" : "warning"}>{t("foodLabel.demoWarning")}</Alert>}
    </>
  );
}

interface CopyProps {
  productId: string;
  /** Whether the form contains data that a copy would replace. */
  filled: boolean;
  onCopy: (label: LabelData) => void;
}

/** Fills the form with the label of another product; asks before replacing data, and does not save. */
function CopyField({ productId, filled, onCopy }: CopyProps) {
  const { t } = useTranslation();
  const others = useProductNames().filter(({ id }) => id !== productId);
  const copy = useAction({
    send: (from: string) => api.get<{ label: LabelData | null }>(`/admin/food-labels/${from}`),
    question: () =>
      filled
        ? {
            title: t("foodLabel.copy.askTitle"),
            description: t("foodLabel.copy.askText"),
            confirmText: t("foodLabel.copy.replace"),
            cancelText: t("lists.keep"),
          }
        : null,
    onDone: ({ label }) => {
      if (label) onCopy(label);
    },
    // shown below the field
    onFailed: () => undefined,
  });

  return (
    <div className="flex flex-col gap-y-1">
      <SelectField
        label={t("foodLabel.copy.label")}
        placeholder={t("foodLabel.copy.choose")}
        value=""
        disabled={copy.isPending}
        options={others}
        onValue={(from) => void copy.start(from)}
      />
      <Hint role="status">
        {copy.isError && t("foodLabel.loadFailed")}
        {copy.isSuccess && t(copy.data.label ? "foodLabel.copy.done" : "foodLabel.copy.none")}
      </Hint>
    </div>
  );
}

interface Props {
  productId: string;
  start: LabelData;
  saving: boolean;
  onSave: (label: LabelData) => void;
  /** Called on each change with whether there is unsaved input. */
  onUnsaved: (unsaved: boolean) => void;
}

/** Edits the food information of a product, optionally starting from a copy of another product's. */
export function LabelForm({ productId, start, saving, onSave, onUnsaved }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(start);
  const change = (next: LabelData) => {
    setDraft(next);
    onUnsaved(JSON.stringify(next) !== JSON.stringify(start));
  };

  return (
    <Form busy={saving} onSubmit={() => onSave(toBody(draft))} className="flex flex-col gap-y-6">
      <CopyField productId={productId} filled={isFilled(draft)} onCopy={change} />
      <LabelFields draft={draft} onChange={change} />
      <div>
        <ActionButton type="submit" variant="primary" isLoading={saving}>
          {t("actions.save")}
        </ActionButton>
      </div>
    </Form>
  );
}
