import { Button, Input, Label, Switch, Text, Textarea } from "@medusajs/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  altMaxLength,
  brandMaxLength,
  originMaxLength,
  type ProductDetailsData,
} from "../../modules/product-details/product-details-types";
import { languages } from "../../platform/languages";
import { UnsavedPrompt } from "../components/unsaved-prompt";
import { ContentsFields } from "./contents-fields";
import { LanguageInputs } from "./language-inputs";
import { TasteFields } from "./taste-fields";
import { pictureAddress } from "../components/picture-address";

interface Props {
  productId: string;
  /** Saved details, with an entry for each picture of the product. */
  start: ProductDetailsData;
  saving: boolean;
  onSave: (details: ProductDetailsData) => void;
}

/** Edits brand, origin, price per kg, taste, contents and the alt text of each picture in the three languages. */
export function ProductDetailsForm({ productId, start, saving, onSave }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState(start);
  const describe = (url: string, language: string, words: string) =>
    setDraft({
      ...draft,
      pictures: draft.pictures.map((picture) =>
        picture.url === url ? { ...picture, alt: { ...picture.alt, [language]: words } } : picture,
      ),
    });

  return (
    <form
      className="flex flex-col gap-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(draft);
      }}
    >
      <UnsavedPrompt unsaved={draft !== start && !saving} />
      <div className="flex flex-col gap-y-1">
        <Label size="small" htmlFor={`${id}-brand`}>
          {t("productDetails.brand")}
        </Label>
        <Input
          id={`${id}-brand`}
          value={draft.brand}
          maxLength={brandMaxLength}
          onChange={(event) => setDraft({ ...draft, brand: event.target.value })}
        />
      </div>
      <LanguageInputs
        legend={t("productDetails.origin")}
        hint={t("productDetails.originHint")}
        texts={draft.origin}
        maxLength={originMaxLength}
        onChange={(origin) => setDraft({ ...draft, origin })}
      />
      <div className="flex items-start gap-x-3">
        <Switch
          id={`${id}-exempt`}
          checked={draft.unit_price_exempt}
          aria-describedby={`${id}-exempt-hint`}
          onCheckedChange={(exempt) => setDraft({ ...draft, unit_price_exempt: exempt })}
        />
        <div className="flex flex-col gap-y-1">
          <Label size="small" htmlFor={`${id}-exempt`}>
            {t("productDetails.exempt")}
          </Label>
          <Text size="small" className="text-ui-fg-subtle" id={`${id}-exempt-hint`}>
            {t("productDetails.exemptHint")}
          </Text>
        </div>
      </div>
      <TasteFields
        taste={draft.taste}
        occasions={draft.occasions}
        onTaste={(taste) => setDraft({ ...draft, taste })}
        onOccasions={(occasions) => setDraft({ ...draft, occasions })}
      />
      <ContentsFields
        productId={productId}
        contents={draft.contents}
        onChange={(contents) => setDraft({ ...draft, contents })}
      />
      <div className="flex flex-col gap-y-4">
        <Text size="small" weight="plus">
          {t("productDetails.pictures")}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {t(draft.pictures.length > 0 ? "productDetails.picturesHint" : "productDetails.noPictures")}
        </Text>
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
                <div key={language} className="flex flex-col gap-y-1">
                  <Label size="xsmall" htmlFor={`${id}-${index}-${language}`}>
                    {t(`content.languages.${language}`)}
                  </Label>
                  <Textarea
                    id={`${id}-${index}-${language}`}
                    rows={1}
                    value={alt[language] ?? ""}
                    maxLength={altMaxLength}
                    onChange={(event) => describe(url, language, event.target.value)}
                  />
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div>
        <Button type="submit" size="small" isLoading={saving}>
          {t("productDetails.save")}
        </Button>
      </div>
    </form>
  );
}
