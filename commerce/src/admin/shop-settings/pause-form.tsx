import { Trash } from "@medusajs/icons";
import { Checkbox, IconButton, Input, Label, Select, Text } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { languages } from "@su-turrone/contract/languages";
import { pauseKinds, type Pause } from "@su-turrone/contract/pauses";
import { useShopSettings } from "./use-shop-settings";

interface ChoiceProps<Id extends string> {
  label: string;
  options: readonly { id: Id; name: string }[];
  chosen: readonly Id[];
  onChosen: (chosen: Id[]) => void;
}

/** A group of checkboxes. */
function Choice<Id extends string>({ label, options, chosen, onChosen }: ChoiceProps<Id>) {
  const prefix = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-2">{label}</legend>
      {options.map(({ id, name }) => (
        <span key={id} className="flex items-center gap-x-2">
          <Checkbox
            id={`${prefix}-${id}`}
            checked={chosen.includes(id)}
            onCheckedChange={(checked) =>
              onChosen(checked === true ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          <Label size="small" htmlFor={`${prefix}-${id}`}>
            {name}
          </Label>
        </span>
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

/** Fields of a heat pause: goods and countries. */
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
export function PauseForm({ number, pause, onChange, onRemove }: PauseProps & { onRemove: () => void }) {
  const { t } = useTranslation();
  const prefix = useId();
  return (
    <div className="flex flex-col gap-y-3 border-b pb-4">
      <div className="flex items-center gap-x-2">
        <div className="min-w-0 grow">
          <Select
            value={pause.kind}
            onValueChange={(value) => {
              const kind = pauseKinds.find((one) => one === value);
              if (kind) onChange({ kind });
            }}
          >
            <Select.Trigger aria-label={t("shopSettings.pauses.kind", { number })}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {pauseKinds.map((kind) => (
                <Select.Item key={kind} value={kind}>
                  {t(`shopSettings.pauses.kinds.${kind}`)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
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
      <Text size="small" className="text-ui-fg-subtle">
        {t(`shopSettings.pauses.explained.${pause.kind}`)}
      </Text>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["first", "last"] as const).map((end) => (
          <div key={end} className="flex min-w-0 flex-col gap-y-1">
            <Label size="small" htmlFor={`${prefix}-${end}`}>
              {t(`shopSettings.pauses.${end}`)}
            </Label>
            <Input
              id={`${prefix}-${end}`}
              type="date"
              aria-label={t(`shopSettings.pauses.${end}Of`, { number })}
              value={pause[end]}
              onChange={(event) => onChange({ [end]: event.target.value })}
            />
          </div>
        ))}
      </div>
      {pause.kind === "heat" && <HeatFields pause={pause} onChange={onChange} />}
      {languages.map((language) => {
        const name = t(`shopSettings.pauses.languages.${language}`);
        return (
          <div key={language} className="flex flex-col gap-y-1">
            <Label size="small" htmlFor={`${prefix}-${language}`}>
              {t("shopSettings.pauses.banner", { language: name })}
            </Label>
            <Input
              id={`${prefix}-${language}`}
              aria-label={t("shopSettings.pauses.bannerOf", { number, language: name })}
              aria-describedby={`${prefix}-hint`}
              maxLength={300}
              value={pause.banner[language]}
              onChange={(event) => onChange({ banner: { ...pause.banner, [language]: event.target.value } })}
            />
          </div>
        );
      })}
      <Text size="small" className="text-ui-fg-subtle" id={`${prefix}-hint`}>
        {t("shopSettings.pauses.bannerHint")}
      </Text>
    </div>
  );
}
