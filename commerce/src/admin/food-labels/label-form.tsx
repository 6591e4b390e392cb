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
  /** Told with each change whether there is something to lose. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The food information of a product, which may begin as a copy of another one's. */
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
