import { StatusBadge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { productFilters, type ProductListAnswer } from "../../../features/product-list/product-list-types";
import { ListPage } from "../../components/list-page";
import { useListFilter } from "../../components/list-tools";
import { ActionButton, TextLink, Thumbnail } from "../../components/page-parts";
import { usePaged } from "../../lib/server";
import { useFormats } from "../../lib/use-formats";
import { productPath, productsKey } from "../../new-product/drafts";
import { ownersOnly } from "../../people/staff-role";
import { Link } from "react-router-dom";

/** "Products": all of them, each with its own page. */
const ProductListPage = () => {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { q, show, fields } = useListFilter("productList", productFilters);
  const list = usePaged<ProductListAnswer>(productsKey, "/admin/product-list", { q, show });
  return (
    <ListPage
      words="productList"
      filter={fields}
      aside={
        <div className="flex flex-wrap gap-2">
          <ActionButton asChild>
            <Link to="/product-list/file">{t("productFile.title")}</Link>
          </ActionButton>
          <ActionButton asChild>
            <Link to="/new-product">{t("newProduct.title")}</Link>
          </ActionButton>
        </div>
      }
      list={list}
      rows={list.data?.products}
      columns={[
        {
          title: t("lists.product"),
          cell: ({ id, name, thumbnail }) => (
            <div className="flex items-center gap-x-3 py-1">
              <Thumbnail picture={thumbnail} />
              <TextLink to={productPath(id)}>{name}</TextLink>
            </div>
          ),
        },
        { title: t("productList.category"), cell: ({ categories }) => categories.join(", ") },
        {
          title: t("productList.state"),
          cell: ({ on_sale: onSale, shown }) =>
            onSale && !shown ? (
              <StatusBadge color="orange">{t("productList.states.hidden")}</StatusBadge>
            ) : (
              <StatusBadge color={onSale ? "green" : "grey"}>{t(`productList.states.${onSale}`)}</StatusBadge>
            ),
        },
        {
          title: t("productList.stock"),
          cell: ({ available }) =>
            available === 0 ? (
              <StatusBadge color="red">{t("stock.soldOut")}</StatusBadge>
            ) : (
              (available ?? t("productList.uncounted"))
            ),
        },
        {
          title: t("productList.price"),
          cell: ({ prices }) =>
            prices &&
            (prices.lowest === prices.highest
              ? money(prices.lowest)
              : t("productList.range", { price: money(prices.lowest), highest: money(prices.highest) })),
        },
      ]}
    />
  );
};

export default ownersOnly(ProductListPage);
