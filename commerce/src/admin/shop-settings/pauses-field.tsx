import { Plus } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { maxPauses, type Pause } from "@su-turrone/contract/pauses";
import { PauseForm } from "./pause-form";
import { described, fieldId, FieldNotes } from "./setting-field";

const empty: Pause = {
  kind: "closed",
  first: "",
  last: "",
  banner: { de: "", it: "", en: "" },
  category_ids: [],
  countries: [],
};

interface Props {
  pauses: readonly Pause[];
  problem: string | undefined;
  onPauses: (pauses: Pause[]) => void;
}

/** List of closed days and heat pauses. */
export function PausesField({ pauses, problem, onPauses }: Props) {
  const { t } = useTranslation();
  return (
    <div
      className="flex flex-col gap-y-4"
      role="group"
      id={fieldId("pauses")}
      tabIndex={-1}
      aria-label={t("shopSettings.sections.pauses")}
      aria-describedby={described("pauses", undefined, problem)["aria-describedby"]}
    >
      {pauses.length === 0 && <Text size="small">{t("shopSettings.pauses.none")}</Text>}
      {pauses.map((pause, index) => (
        <PauseForm
          key={index}
          number={index + 1}
          pause={pause}
          onChange={(part) => onPauses(pauses.map((one, at) => (at === index ? { ...one, ...part } : one)))}
          onRemove={() => onPauses(pauses.filter((_, at) => at !== index))}
        />
      ))}
      <FieldNotes name="pauses" problem={problem} />
      {pauses.length < maxPauses && (
        <div>
          <Button
            type="button"
            size="small"
            variant="secondary"
            onClick={() => onPauses([...pauses, { ...empty }])}
          >
            <Plus />
            {t("shopSettings.pauses.add")}
          </Button>
        </div>
      )}
    </div>
  );
}
