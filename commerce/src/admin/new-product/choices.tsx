import { useTranslation } from "react-i18next";
import type { NewProductChoices } from "../../features/new-product/new-product-types";
import { SelectField } from "../components/fields";
import { useLoad } from "../lib/use-load";
import { LabelTaken, OwnLabel } from "./food-label";
import type { TypedProduct } from "./typed-product";

const nothing: NewProductChoices = { types: [], categories: [], products: [] };

interface Props {
  typed: TypedProduct;
  onChange: (part: Partial<TypedProduct>) => void;
}

/** Category and tax class of a product, and its food label: copied from another product or written here. */
export function ChoicesFields({ typed, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useLoad<NewProductChoices>(["new-product-choices"], "/admin/new-products");
  const { types, categories, products } = data ?? nothing;
  const placeholder = t("newProduct.choose");
  return (
    <>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-3">
        <SelectField
          label={t("newProduct.fields.category")}
          options={categories}
          value={typed.category_id ?? ""}
          onValue={(category_id) => onChange({ category_id })}
          placeholder={placeholder}
        />
        <SelectField
          label={t("newProduct.fields.vatKind")}
          options={types}
          value={typed.type_id ?? ""}
          onValue={(type_id) => onChange({ type_id })}
          placeholder={placeholder}
        />
        <SelectField
          label={t("newProduct.fields.labelOf")}
          options={products}
          value={typed.label_of ?? ""}
          onValue={(label_of) => onChange({ label_of, label_confirmed: false })}
          placeholder={placeholder}
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
