import { useTranslation } from "react-i18next";
import type { NewProductChoices } from "../../features/new-product/new-product-types";
import { SelectField, CheckboxField } from "../components/fields";
import { useLoad } from "../lib/server";
import { productsKey } from "./drafts";
import type { TypedProduct } from "./typed-product";
import { Heading, Text, usePrompt } from "@medusajs/ui";
import { emptyLabel, type LabelData } from "../../modules/food-labels/label-types";
import { LoadStatus, ActionButton, Hint, Strong } from "../components/page-parts";
import { isFilled, labelWords } from "../food-labels/draft";
import { missingParts } from "../../features/new-product/missing-tables";
import { LabelState } from "../food-labels/label-state";
import { LabelFields } from "../food-labels/label-fields";

const useLabel = (productId: string | null) =>
  useLoad<{ label: LabelData | null }>([productsKey, "label", productId], `/admin/food-labels/${productId}`, {
    enabled: productId !== null,
  });

interface TakenProps {
  /** Product whose food label is copied. */
  productId: string;
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
}

/**
 * Ingredients and allergens of the copied label, with a checkbox by which the owner confirms that they apply to the new
 * product: a wrong allergen makes people ill.
 */
function LabelTaken({ productId, confirmed, onConfirmed }: TakenProps) {
  const { t, i18n } = useTranslation();
  const query = useLabel(productId);
  const { data } = query;
  if (!data) return <LoadStatus query={query} failed={t("foodLabel.loadFailed")} />;
  if (!data.label) return <Text size="small">{t("foodLabel.noneYet")}</Text>;
  const words = labelWords(data.label, i18n.language, (allergen) => t(`foodLabel.allergens.${allergen}`));
  return (
    <div className="flex flex-col gap-y-2">
      <Hint>{t("newProduct.labelTaken", words)}</Hint>
      <CheckboxField label={t("newProduct.confirmLabel")} checked={confirmed} onChecked={onConfirmed} />
    </div>
  );
}

interface OwnProps {
  /** As typed; null if another product's label is copied. */
  label: LabelData | null;
  /** Product whose label is used as a starting point; null for an empty label. */
  from: string | null;
  onLabel: (label: LabelData | null) => void;
}

/** Food information written for the new product, if its ingredients differ from those of all other products. */
function OwnLabel({ label, from, onLabel }: OwnProps) {
  const { t } = useTranslation();
  const ask = usePrompt();
  const { data } = useLabel(from);

  const drop = async () => {
    const sure =
      label === null ||
      !isFilled(label) ||
      (await ask({
        title: t("newProduct.dropLabel.title"),
        description: t("newProduct.dropLabel.text"),
        confirmText: t("newProduct.dropLabel.drop"),
        cancelText: t("lists.keep"),
      }));
    if (sure) onLabel(null);
  };

  if (label === null) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <ActionButton disabled={from !== null && !data} onClick={() => onLabel(data?.label ?? emptyLabel)}>
          {t("newProduct.writeLabel")}
        </ActionButton>
        <Hint>{t("newProduct.writeLabelHint")}</Hint>
      </div>
    );
  }
  return (
    <section className="flex flex-col gap-y-6">
      <LabelState missing={missingParts(label)} demo={label.demo} production={false} />
      <LabelFields draft={label} onChange={onLabel} />
      <div>
        <ActionButton onClick={() => void drop()}>{t("newProduct.dropLabel.drop")}</ActionButton>
      </div>
    </section>
  );
}

const nothing: NewProductChoices = { types: [], categories: [], products: [] };

/** What a product can be assigned to; empty until loaded. */
export const useChoices = (): NewProductChoices =>
  useLoad<NewProductChoices>([productsKey, "choices"], "/admin/new-products", { staleTime: 0 }).data ??
  nothing;

interface Props {
  /** Id of the product; null before it is saved. */
  productId: string | null;
  typed: TypedProduct;
  onChange: (part: Partial<TypedProduct>) => void;
}

/** Tax class and categories of a product. */
export function KindFields({
  typed: { type_id: type, category_ids: chosen },
  onChange,
}: Omit<Props, "productId">) {
  const { t } = useTranslation();
  const { types, categories } = useChoices();
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-3">
      <SelectField
        label={t("newProduct.fields.vatKind")}
        options={types}
        value={type ?? ""}
        onValue={(type_id) => onChange({ type_id })}
        placeholder={t("lists.choose")}
      />
      <fieldset className="flex flex-col gap-y-2 md:col-span-2">
        <legend>
          <Strong as="span">{t("newProduct.fields.category")}</Strong>
        </legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {categories.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChecked={(on) =>
                onChange({
                  category_ids: on ? [...chosen, id].toSorted() : chosen.filter((one) => one !== id),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** Food label of a product: copied from another product or written here. */
export function LabelChoice({ productId, typed, onChange }: Props) {
  const { t } = useTranslation();
  const { products } = useChoices();
  return (
    <>
      <Heading level="h2">{t("foodLabel.title")}</Heading>
      {typed.label === null && (
        <SelectField
          label={t("newProduct.fields.labelOf")}
          options={products.filter(({ id }) => id !== productId)}
          value={typed.label_of ?? ""}
          onValue={(label_of) => onChange({ label_of, label_confirmed: false })}
          placeholder={t("lists.choose")}
        />
      )}
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
