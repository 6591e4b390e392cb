import { Heading } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { SavedProduct } from "../../features/new-product/save-product";
import type {
  ProductFormAnswer,
  MissingRequirement,
  NewProduct,
  OpenDraftsAnswer,
} from "../../features/new-product/new-product-types";
import { Hint, LoadStatus, Strong, TextLink } from "../components/page-parts";
import { submit, useAction, useLoad } from "../lib/server";
import { useFormats } from "../lib/use-formats";

/** First part of the query keys of what a saved product changes. */
export const productsKey = "own-products";
/** The same for its form, which is not loaded again when it is saved. */
export const productFormKey = "product-form";
const path = "/admin/new-products";

/** The shop's own page of a product. */
export const productPath = (id: string): string => `/new-product?product=${id}`;

/** Fetches the last saved state of a product each time it is opened. @param id null for none */
export const useProductForm = (id: string | null) =>
  useLoad<ProductFormAnswer>([productFormKey, id], `${path}/${id}`, {
    enabled: id !== null,
    // a refusal is final, and refocusing the window must not replace what has been typed
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });

type SaveProductAnswer =
  { product: SavedProduct } | { missing: MissingRequirement[] } | { fields: { code: "taken" } };

/**
 * Creates a product, or saves it again.
 * @param productId null for a product that is not saved yet
 */
export function useSaveProduct(productId: string | null) {
  const { t } = useTranslation();
  return useAction({
    /** @param revision of what the form shows; null for a product that is not saved yet */
    send: ({ body, revision }: { body: NewProduct; revision: string | null }) =>
      submit<SaveProductAnswer>(
        productId === null ? path : `${path}/${productId}`,
        body,
        ["missing", "fields"],
        revision,
      ),
    failed: t("newProduct.notSaved"),
    refetch: [productsKey],
  });
}

/** Open drafts, each with its missing requirements; renders nothing if there are none. */
export function OpenDrafts() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const query = useLoad<OpenDraftsAnswer>([productsKey, "drafts"], "/admin/new-product-drafts");
  const { data } = query;
  if (!data) return <LoadStatus query={query} failed={t("newProduct.drafts.loadFailed")} />;
  if (data.drafts.length === 0) return null;
  return (
    <section className="flex flex-col gap-y-2">
      <Heading level="h2">{t("newProduct.drafts.title")}</Heading>
      <ul className="flex flex-col gap-y-3">
        {data.drafts.map(({ id, name, updated_at: updatedAt, missing }) => (
          <li key={id}>
            <Strong>
              <TextLink to={productPath(id)}>{name}</TextLink>
            </Strong>
            <Hint>
              {t("newProduct.drafts.changed", { when: dateTime(updatedAt) })}{" "}
              {missing.length === 0
                ? t("newProduct.complete")
                : t("newProduct.drafts.missing", {
                    names: missing
                      .map((requirement) => t(`newProduct.drafts.short.${requirement}`))
                      .join(", "),
                  })}
            </Hint>
          </li>
        ))}
      </ul>
    </section>
  );
}
