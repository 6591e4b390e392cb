import { Input, Label } from "@medusajs/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  altMaxLength,
  brandMaxLength,
  originMaxLength,
  type ProductDetailsData,
  maxContents,
  maxPieces,
  type BoxContent,
} from "../../modules/product-details/product-details-types";
import { languages } from "../../platform/languages";
import { Choose, Form, SwitchField, TextAreaField, TextField } from "../components/fields";
import { ActionButton, Hint, LoadStatus, Strong } from "../components/page-parts";
import { UnsavedPrompt, useDraft } from "../components/unsaved-prompt";
import { pictureAddress } from "../lib/pictures";
import { BandField, bandProblem } from "./band-field";
import { TasteFields, LanguageInputs } from "./taste-fields";
import { useQuery } from "@tanstack/react-query";
import { sdk } from "../lib/server";

interface ContentsProps {
  /** Id of the product itself, which cannot contain itself. */
  productId: string;
  contents: readonly BoxContent[];
  onChange: (contents: BoxContent[]) => void;
}

const maxProducts = 500;

/** Products contained in a gift box, with quantities; shown with links on the page of the box. */
function ContentsFields({ productId, contents, onChange }: ContentsProps) {
  const { t } = useTranslation();
  const id = useId();
  const query = useQuery({
    queryKey: ["product-details", "products"],
    queryFn: () => sdk.admin.product.list({ fields: "id,title", limit: maxProducts, order: "title" }),
  });
  const { data } = query;
  const products = data?.products ?? [];
  const nameOf = (wanted: string) =>
    products.find((product) => product.id === wanted)?.title ?? t("productDetails.goneProduct");
  const addableProducts = products.filter(
    (product) => product.id !== productId && !contents.some((content) => content.product_id === product.id),
  );
  return (
    <fieldset className="flex flex-col gap-y-3">
      <legend className="txt-compact-small-plus mb-1">{t("productDetails.contents")}</legend>
      <Hint>{t("productDetails.contentsHint")}</Hint>
      <LoadStatus query={query} failed={t("productDetails.productsFailed")} />
      {data &&
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
              value={pieces === 0 ? "" : pieces}
              onChange={(event) =>
                onChange(
                  contents.map((content) =>
                    content.product_id === product_id
                      ? { product_id, pieces: Math.trunc(Number(event.target.value)) }
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
          options={addableProducts.map(({ id: product, title }) => ({ id: product, name: title }))}
          onValue={(product_id) => onChange([...contents, { product_id, pieces: 1 }])}
        />
      )}
    </fieldset>
  );
}

/**
 * Returns the details with one entry per product picture, in the same order; entries of deleted pictures are dropped.
 */
export const withPictures = (details: ProductDetailsData, urls: readonly string[]): ProductDetailsData => ({
  ...details,
  pictures: urls.map(
    (url) =>
      details.pictures.find((picture) => picture.url === url) ?? { url, alt: {}, width: null, height: null },
  ),
});

interface Props {
  productId: string;
  /** Saved details, with an entry for each picture of the product. */
  start: ProductDetailsData;
  saving: boolean;
  onSave: (details: ProductDetailsData) => void;
}

/** Edits brand, band, origin, price per kg, taste, contents and the alt text of each picture in the three languages. */
export function ProductDetailsForm({ productId, start, saving, onSave }: Props) {
  const { t } = useTranslation();
  const { draft, change: set } = useDraft(start);
  const [checked, setChecked] = useState(false);
  const save = () => {
    setChecked(true);
    if (!bandProblem(draft.band)) onSave(draft);
  };
  const describe = (url: string, language: string, words: string) =>
    set({
      pictures: draft.pictures.map((picture) =>
        picture.url === url ? { ...picture, alt: { ...picture.alt, [language]: words } } : picture,
      ),
    });

  return (
    <Form busy={saving} onSubmit={save} className="flex flex-col gap-y-6">
      <UnsavedPrompt unsaved={draft !== start && !saving} />
      <TextField
        label={t("productDetails.brand")}
        value={draft.brand}
        maxLength={brandMaxLength}
        onValue={(brand) => set({ brand })}
      />
      <BandField band={draft.band} checked={checked} onBand={(band) => set({ band })} />
      <LanguageInputs
        legend={t("productDetails.origin")}
        hint={t("productDetails.originHint")}
        texts={draft.origin}
        maxLength={originMaxLength}
        onChange={(origin) => set({ origin })}
      />
      <SwitchField
        label={t("productDetails.exempt")}
        hint={t("productDetails.exemptHint")}
        checked={draft.unit_price_exempt}
        onChecked={(exempt) => set({ unit_price_exempt: exempt })}
      />
      <TasteFields
        taste={draft.taste}
        occasions={draft.occasions}
        onTaste={(taste) => set({ taste })}
        onOccasions={(occasions) => set({ occasions })}
      />
      <ContentsFields
        productId={productId}
        contents={draft.contents}
        onChange={(contents) => set({ contents })}
      />
      <div className="flex flex-col gap-y-4">
        <Strong>{t("productDetails.pictures")}</Strong>
        <Hint>
          {t(draft.pictures.length > 0 ? "productDetails.picturesHint" : "productDetails.noPictures")}
        </Hint>
        {draft.pictures.map(({ url, alt }, index) => (
          <fieldset key={url} className="flex flex-col gap-3 sm:flex-row">
            <legend className="sr-only">{t("productDetails.altOf", { number: index + 1 })}</legend>
            <img
              src={pictureAddress(url)}
              alt={t("productDetails.picture", { number: index + 1 })}
              className="h-24 w-24 shrink-0 rounded object-cover"
            />
            <div className="flex grow flex-col gap-y-2">
              {languages.map((language) => (
                <TextAreaField
                  key={language}
                  label={t(`content.languages.${language}`)}
                  rows={1}
                  value={alt[language] ?? ""}
                  maxLength={altMaxLength}
                  onValue={(words) => describe(url, language, words)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div>
        <ActionButton type="submit" variant="primary" isLoading={saving}>
          {t("actions.save")}
        </ActionButton>
      </div>
    </Form>
  );
}
