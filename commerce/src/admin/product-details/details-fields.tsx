import { Input, Label } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { FormDetails } from "../../features/new-product/new-product-types";
import {
  brandMaxLength,
  originMaxLength,
  maxContents,
  maxPieces,
  type BoxContent,
} from "../../modules/product-details/product-details-types";
import { Choose, SwitchField, TextField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { useProductNames } from "../lib/server";
import { BandField } from "./band-field";
import { TasteFields, LanguageInputs, wholeNumberUpTo } from "./taste-fields";

interface ContentsProps {
  /** Id of the product itself, which cannot contain itself; null before it is saved. */
  productId: string | null;
  contents: readonly BoxContent[];
  onChange: (contents: BoxContent[]) => void;
}

/** Products contained in a gift box, with quantities; shown with links on the page of the box. */
function ContentsFields({ productId, contents, onChange }: ContentsProps) {
  const { t } = useTranslation();
  const id = useId();
  const products = useProductNames();
  const nameOf = (wanted: string) =>
    products.find((product) => product.id === wanted)?.name ?? t("productDetails.goneProduct");
  const addableProducts = products.filter(
    (product) => product.id !== productId && !contents.some((content) => content.product_id === product.id),
  );
  return (
    <fieldset className="flex flex-col gap-y-3">
      <legend className="txt-compact-small-plus mb-1">{t("productDetails.contents")}</legend>
      <Hint>{t("productDetails.contentsHint")}</Hint>
      {products.length > 0 &&
        contents.map(({ product_id, pieces }, index) => (
          <div key={product_id} className="flex flex-wrap items-center gap-3">
            <Label size="small" htmlFor={`${id}-${index}`} className="grow">
              {nameOf(product_id)}
            </Label>
            <Input
              id={`${id}-${index}`}
              size="small"
              type="number"
              min={1}
              max={maxPieces}
              step={1}
              required
              className="w-20"
              aria-label={t("productDetails.piecesOf", { name: nameOf(product_id) })}
              value={pieces}
              onChange={(event) =>
                onChange(
                  contents.map((content) =>
                    content.product_id === product_id
                      ? { product_id, pieces: wholeNumberUpTo(maxPieces, event.target.value) ?? 1 }
                      : content,
                  ),
                )
              }
            />
            <ActionButton
              aria-label={t("productDetails.takeOut", { name: nameOf(product_id) })}
              onClick={() => onChange(contents.filter((content) => content.product_id !== product_id))}
            >
              {t("lists.remove")}
            </ActionButton>
          </div>
        ))}
      {addableProducts.length > 0 && contents.length < maxContents && (
        <Choose
          aria-label={t("productDetails.addContent")}
          placeholder={t("productDetails.addContent")}
          value=""
          options={addableProducts}
          onValue={(product_id) => onChange([...contents, { product_id, pieces: 1 }])}
        />
      )}
    </fieldset>
  );
}

interface Props {
  productId: string | null;
  details: FormDetails;
  /** Whether to say what is wrong with the band. */
  checked: boolean;
  onChange: (part: Partial<FormDetails>) => void;
}

/** Edits brand, band, origin, price per kg, taste and contents. */
export function DetailsFields({ productId, details, checked, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <BandField band={details.band} checked={checked} onBand={(band) => onChange({ band })} />
      <TextField
        label={t("productDetails.brand")}
        value={details.brand}
        maxLength={brandMaxLength}
        onValue={(brand) => onChange({ brand })}
      />
      <LanguageInputs
        legend={t("productDetails.origin")}
        hint={t("productDetails.originHint")}
        texts={details.origin}
        maxLength={originMaxLength}
        onChange={(origin) => onChange({ origin })}
      />
      <SwitchField
        label={t("productDetails.exempt")}
        hint={t("productDetails.exemptHint")}
        checked={details.unit_price_exempt}
        onChecked={(exempt) => onChange({ unit_price_exempt: exempt })}
      />
      <TasteFields
        taste={details.taste}
        occasions={details.occasions}
        onTaste={(taste) => onChange({ taste })}
        onOccasions={(occasions) => onChange({ occasions })}
      />
      <ContentsFields
        productId={productId}
        contents={details.contents}
        onChange={(contents) => onChange({ contents })}
      />
    </>
  );
}
