import { Plus, Trash } from "@medusajs/icons";
import { IconButton, Text } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { languages } from "@su-turrone/contract/languages";
import { maxPauses, pauseKinds, type Pause } from "@su-turrone/contract/pauses";
import { CheckboxField, Choose, TextField, type Option } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { SettingGroup } from "./setting-field";
import { useShopSettings } from "./use-shop-settings";

interface ChoiceProps<Id extends string> {
  label: string;
  options: readonly Option<Id>[];
  chosen: readonly Id[];
  onChosen: (chosen: Id[]) => void;
}

function Choice<Id extends string>({ label, options, chosen, onChosen }: ChoiceProps<Id>) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-2">{label}</legend>
      {options.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChecked={(on) => onChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </fieldset>
  );
}

interface PauseProps {
  /** Position among the pauses, from 1. */
  number: number;
  pause: Pause;
  onChange: (part: Partial<Pause>) => void;
}

function HeatFields({ pause, onChange }: Omit<PauseProps, "number">) {
  const { t, i18n } = useTranslation();
  const { data } = useShopSettings().query;
  const nameOf = new Intl.DisplayNames(i18n.language, { type: "region" });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {data && (
        <Choice
          label={t("shopSettings.pauses.categories")}
          options={data.categories}
          chosen={pause.category_ids}
          onChosen={(category_ids) => onChange({ category_ids })}
        />
      )}
      <Choice
        label={t("shopSettings.pauses.countries")}
        options={countryCodes.map((id) => ({ id, name: nameOf.of(id.toUpperCase()) ?? id }))}
        chosen={pause.countries}
        onChosen={(countries) => onChange({ countries })}
      />
    </div>
  );
}

/** Edits a pause: kind, dates, banner text, and for heat pauses the goods and countries. */
function PauseForm({ number, pause, onChange, onRemove }: PauseProps & { onRemove: () => void }) {
  const { t } = useTranslation();
  const hintId = useId();
  return (
    <div className="flex flex-col gap-y-3 border-b pb-4">
      <div className="flex items-center gap-x-2">
        <div className="min-w-0 grow">
          <Choose
            aria-label={t("shopSettings.pauses.kind", { number })}
            value={pause.kind}
            options={pauseKinds.map((id) => ({ id, name: t(`shopSettings.pauses.kinds.${id}`) }))}
            onValue={(kind) => onChange({ kind })}
          />
        </div>
        <IconButton
          type="button"
          variant="transparent"
          aria-label={t("shopSettings.pauses.remove", { number })}
          onClick={onRemove}
        >
          <Trash />
        </IconButton>
      </div>
      <Hint>{t(`shopSettings.pauses.explained.${pause.kind}`)}</Hint>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["first", "last"] as const).map((end) => (
          <TextField
            key={end}
            label={t(`shopSettings.pauses.${end}`)}
            aria-label={t(`shopSettings.pauses.${end}Of`, { number })}
            type="date"
            value={pause[end]}
            onValue={(day) => onChange({ [end]: day })}
          />
        ))}
      </div>
      {pause.kind === "heat" && <HeatFields pause={pause} onChange={onChange} />}
      {languages.map((language) => {
        const name = t(`shopSettings.pauses.languages.${language}`);
        return (
          <TextField
            key={language}
            label={t("shopSettings.pauses.banner", { language: name })}
            aria-label={t("shopSettings.pauses.bannerOf", { number, language: name })}
            aria-describedby={hintId}
            maxLength={300}
            value={pause.banner[language]}
            onValue={(text) => onChange({ banner: { ...pause.banner, [language]: text } })}
          />
        );
      })}
      <Hint id={hintId}>{t("shopSettings.pauses.bannerHint")}</Hint>
    </div>
  );
}

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

export function PausesField({ pauses, problem, onPauses }: Props) {
  const { t } = useTranslation();
  return (
    <SettingGroup name="pauses" label={t("shopSettings.sections.pauses")} problem={problem}>
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
      {pauses.length < maxPauses && (
        <div>
          <ActionButton onClick={() => onPauses([...pauses, { ...empty }])}>
            <Plus />
            {t("shopSettings.pauses.add")}
          </ActionButton>
        </div>
      )}
    </SettingGroup>
  );
}
