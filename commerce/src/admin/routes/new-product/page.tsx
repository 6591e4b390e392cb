import { FetchError } from "@medusajs/js-sdk";
import { Alert, Container, StatusBadge, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { LoadStatus, PageHead, TextLink } from "../../components/page-parts";
import { skipUnsavedPrompt } from "../../components/unsaved-prompt";
import { NewProductForm } from "../../new-product/new-product-form";
import { emptyProduct, typedForm, type TypedProduct } from "../../new-product/typed-product";
import { isLanguage } from "@su-turrone/contract/languages";
import { nameIn } from "../../../features/new-product/new-product-types";
import { SaleProblems } from "../../new-product/sale-problems";
import { OpenDrafts, productPath, useProductForm } from "../../new-product/drafts";
import { AuditLog } from "../../people/audit-log";
import { ownersOnly } from "../../people/staff-role";

/** Shown while a product is not loaded. A 409 response explains why it cannot be opened; a link leads to Medusa's page. */
function DraftStatus({ id, query }: { id: string; query: ReturnType<typeof useProductForm> }) {
  const { t } = useTranslation();
  const { error } = query;
  if (!(error instanceof FetchError) || error.status !== 409) {
    return <LoadStatus query={query} failed={t("newProduct.drafts.openFailed")} />;
  }
  return (
    <div className="flex flex-col gap-y-2">
      <Alert variant="error">{error.message}</Alert>
      <Text size="small">
        <TextLink to={`/products/${id}`}>{t("newProduct.drafts.toProduct")}</TextLink>
      </Text>
    </div>
  );
}

/** "New torrone": a new product, or with `?product=<id>` the page of an existing one. */
const NewProductPage = () => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const id = useSearchParams()[0].get("product");
  /** The product as last saved and its form, which stays mounted when the URL changes to the id. */
  const [saved, setSaved] = useState<{
    id: string;
    form: string;
    typed: TypedProduct;
    onSale: boolean;
  } | null>(null);
  const [shownId, setShownId] = useState(id);
  /** Number of new, empty forms; used to remount. */
  const [round, setRound] = useState(0);
  if (shownId !== id) {
    setShownId(id);
    if (id === null) {
      setRound(round + 1);
      setSaved(null);
    }
  }
  const isOpen = id !== null && saved?.id === id;
  const opened = useProductForm(isOpen ? null : id);
  const form = isOpen ? saved.form : id === null ? `new ${round}` : `${id} ${opened.data?.revision ?? ""}`;

  let start: TypedProduct | null = null;
  if (isOpen) start = saved.typed;
  else if (id === null) start = emptyProduct();
  else if (opened.data) start = typedForm(opened.data.form);
  const onSale = isOpen ? saved.onSale : (opened.data?.form.publish ?? false);
  const language = i18n.language.slice(0, 2);
  const name = id !== null && start ? nameIn(start.title, isLanguage(language) ? language : "en") : "";

  return (
    <div className="flex flex-col gap-y-3">
      <Container className="flex flex-col gap-y-8 px-6 py-4">
        <PageHead
          title={name || t("newProduct.title")}
          hint={id === null && t("newProduct.hint")}
          aside={
            id !== null &&
            start && (
              <StatusBadge color={onSale ? "green" : "grey"}>{t(`productList.states.${onSale}`)}</StatusBadge>
            )
          }
        />
        {id === null ? (
          <OpenDrafts />
        ) : (
          <>
            <Text size="small" className="flex flex-wrap gap-x-6 gap-y-2">
              <TextLink to="/product-list">{t("newProduct.drafts.toList")}</TextLink>
              {/* the menu entry leads back to the product while it is open */}
              <TextLink to="/new-product">{t("newProduct.drafts.begin")}</TextLink>
              <TextLink to={`/products/${id}`}>{t("newProduct.drafts.toProduct")}</TextLink>
            </Text>
            {(onSale || opened.isError) && <SaleProblems id={id} />}
          </>
        )}
        {id !== null && !start && <DraftStatus id={id} query={opened} />}
        {start && (
          <NewProductForm
            key={form}
            start={start}
            startOnSale={onSale}
            productId={id}
            startRevision={opened.data?.revision ?? null}
            onSaved={(savedId, typed, isOffered) => {
              setSaved({ id: savedId, form, typed, onSale: isOffered });
              if (savedId !== id)
                void navigate(productPath(savedId), { replace: true, state: skipUnsavedPrompt });
            }}
          />
        )}
      </Container>
      {id !== null && <AuditLog objectId={id} onUndone={() => setSaved(null)} />}
    </div>
  );
};

export default ownersOnly(NewProductPage);
