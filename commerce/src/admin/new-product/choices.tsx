import { Label, Select } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, NewProductChoices } from "../../features/new-product/new-product-types";
import { namesIn, sdk } from "../lib/sdk";
import { OwnLabel } from "./own-label";
import { LabelTaken } from "./label-taken";
import type { TypedProduct } from "./typed-product";

function ChoiceField(props: {
  label: string;
  none: string;
  choices: readonly Choice[];
  value: string | null;
  onValue: (id: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-y-1">
      <Label size="small" id={id}>
        {props.label}
      </Label>
      <Select size="small" value={props.value ?? ""} onValueChange={props.onValue}>
        <Select.Trigger aria-labelledby={id}>
          <Select.Value placeholder={props.none} />
        </Select.Trigger>
        <Select.Content>
          {props.choices.map((choice) => (
            <Select.Item key={choice.id} value={choice.id}>
              {choice.name}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  );
}

const nothing: NewProductChoices = { types: [], categories: [], products: [] };

/** Options to choose from, in the admin's language. */
function useChoices(): NewProductChoices {
  const { i18n } = useTranslation();
  const { data } = useQuery({
    queryKey: ["new-product-choices", i18n.language],
    queryFn: () => sdk.client.fetch<NewProductChoices>("/admin/new-products", namesIn(i18n.language)),
  });
  return data ?? nothing;
}

interface Props {
  typed: TypedProduct;
  onChange: (part: Partial<TypedProduct>) => void;
}

/** Category and tax class of a product, and its food label: copied from another product or written here. */
export function ChoicesFields({ typed, onChange }: Props) {
  const { t } = useTranslation();
  const { types, categories, products } = useChoices();
  const none = t("newProduct.choose");
  return (
    <>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-3">
        <ChoiceField
          label={t("newProduct.fields.category")}
          choices={categories}
          value={typed.category_id}
          onValue={(category_id) => onChange({ category_id })}
          none={none}
        />
        <ChoiceField
          label={t("newProduct.fields.vatKind")}
          choices={types}
          value={typed.type_id}
          onValue={(type_id) => onChange({ type_id })}
          none={none}
        />
        <ChoiceField
          label={t("newProduct.fields.labelOf")}
          choices={products}
          value={typed.label_of}
          onValue={(label_of) => onChange({ label_of, label_confirmed: false })}
          none={none}
        />
      </div>
      {typed.label_of !== null && typed.label === null && (
        <LabelTaken
          productId={typed.label_of}
          confirmed={typed.label_confirmed}
          onConfirmed={(label_confirmed) => onChange({ label_confirmed })}
        />
      )}
      <OwnLabel label={typed.label} from={typed.label_of} onLabel={(label) => onChange({ label })} />
    </>
  );
}
