import { Button, Label, Select } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useProductNames } from "../lib/use-product-names";

interface Props {
  ids: string[];
  onChange: (ids: string[]) => void;
}

/** Products linked from a post, in the order they were selected. */
export function ProductsField({ ids, onChange }: Props) {
  const { t } = useTranslation();
  const products = useProductNames();
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  return (
    <div className="flex flex-col gap-y-2">
      <Label size="small" id="related-products">
        {t("content.related")}
      </Label>
      <ul className="flex flex-col gap-y-1">
        {ids.map((id) => (
          <li key={id} className="txt-small flex items-center justify-between gap-x-2">
            {nameOf(id)}
            <Button
              size="small"
              variant="transparent"
              aria-label={t("content.removeProduct", { title: nameOf(id) })}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
      <Select value="" onValueChange={(id) => onChange([...ids, id])}>
        <Select.Trigger aria-labelledby="related-products">
          <Select.Value placeholder={t("content.addProduct")} />
        </Select.Trigger>
        <Select.Content>
          {products
            .filter((product) => !ids.includes(product.id))
            .map((product) => (
              <Select.Item key={product.id} value={product.id}>
                {product.name}
              </Select.Item>
            ))}
        </Select.Content>
      </Select>
    </div>
  );
}
