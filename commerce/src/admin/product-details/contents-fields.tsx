import { Input, Label } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { maxContents, maxPieces, type BoxContent } from "../../modules/product-details/product-details-types";
import { Choose } from "../components/fields";
import { LoadStatus } from "../components/load-status";
import { ActionButton, Hint } from "../components/page-parts";
import { sdk } from "../lib/api";

interface Props {
  /** Id of the product itself, which cannot contain itself. */
  productId: string;
  contents: readonly BoxContent[];
  onChange: (contents: BoxContent[]) => void;
}

const maxProducts = 500;

/** Products contained in a gift box, with quantities; shown with links on the page of the box. */
export function ContentsFields({ productId, contents, onChange }: Props) {
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
              {t("productDetails.remove")}
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
