import { Badge, Select } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { type Allergen, allergens } from "@su-turrone/contract/allergens";

interface Props {
  /** Accessible name, not visible. */
  label: string;
  chosen: readonly Allergen[];
  onChange: (chosen: Allergen[]) => void;
}

/** Selects allergens from the legal list; each can be removed again. */
export function AllergensField({ label, chosen, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-1">
      {chosen.map((allergen) => (
        <Badge key={allergen} size="2xsmall" color="orange">
          {t(`foodLabel.allergens.${allergen}`)}
          <button
            type="button"
            aria-label={t("foodLabel.removeAllergen", { name: t(`foodLabel.allergens.${allergen}`) })}
            onClick={() => onChange(chosen.filter((other) => other !== allergen))}
          >
            ✕
          </button>
        </Badge>
      ))}
      <Select
        size="small"
        value=""
        onValueChange={(value) => {
          const added = allergens.find((allergen) => allergen === value);
          if (added) onChange([...chosen, added]);
        }}
      >
        <Select.Trigger aria-label={label} className="w-40">
          <Select.Value placeholder={t("foodLabel.addAllergen")} />
        </Select.Trigger>
        <Select.Content>
          {allergens
            .filter((allergen) => !chosen.includes(allergen))
            .map((allergen) => (
              <Select.Item key={allergen} value={allergen}>
                {t(`foodLabel.allergens.${allergen}`)}
              </Select.Item>
            ))}
        </Select.Content>
      </Select>
    </div>
  );
}
