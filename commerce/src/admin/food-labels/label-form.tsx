import { Button } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LabelData } from "../../modules/food-labels/label-types";
import { CopyField } from "./copy-field";
import { isFilled, toBody } from "./draft";
import { LabelFields } from "./label-fields";

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
    <form
      className="flex flex-col gap-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(toBody(draft));
      }}
    >
      <CopyField productId={productId} filled={isFilled(draft)} onCopy={change} />
      <LabelFields draft={draft} onChange={change} />
      <div>
        <Button type="submit" size="small" isLoading={saving}>
          {t("foodLabel.save")}
        </Button>
      </div>
    </form>
  );
}
