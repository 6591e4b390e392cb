import { FetchError } from "@medusajs/js-sdk";
import { Alert, Container, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { LoadStatus, PageHead, TextLink } from "../../components/page-parts";
import { skipUnsavedPrompt } from "../../components/unsaved-prompt";
import { NewProductForm } from "../../new-product/new-product-form";
import { emptyProduct, typedDraft, type TypedProduct } from "../../new-product/typed-product";
import { OpenDrafts, useDraft } from "../../new-product/drafts";
import { ownersOnly } from "../../people/staff-role";

/**
 * Shown while a draft is not loaded. A 409 response explains why it cannot be opened; a link leads to the product's own
 * page.
 */
function DraftStatus({ id, query }: { id: string; query: ReturnType<typeof useDraft> }) {
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

/** "New torrone": a new product, or with `?product=<id>` the draft of one. */
const NewProductPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useSearchParams()[0].get("product");
  /** The last saved draft and its form; the form stays mounted when the URL changes to the draft's id. */
  const [saved, setSaved] = useState<{ id: string; form: string; typed: TypedProduct } | null>(null);
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
  const opened = useDraft(isOpen ? null : id);
  const form = isOpen ? saved.form : (id ?? `new ${round}`);

  let start: TypedProduct | null = null;
  if (isOpen) start = saved.typed;
  else if (id === null) start = emptyProduct();
  else if (opened.data) start = typedDraft(opened.data.draft);

  return (
    <Container className="flex flex-col gap-y-8 px-6 py-4">
      <PageHead title={t("newProduct.title")} hint={t("newProduct.hint")} />
      {id === null ? (
        <OpenDrafts />
      ) : (
        // the menu entry leads back to the draft while it is open
        <Text size="small">
          <TextLink to="/new-product">{t("newProduct.drafts.begin")}</TextLink>
        </Text>
      )}
      {id !== null && !start && <DraftStatus id={id} query={opened} />}
      {start && (
        <NewProductForm
          key={form}
          start={start}
          draftId={id}
          startRevision={opened.data?.revision ?? null}
          onSaved={(savedId, typed) => {
            setSaved({ id: savedId, form, typed });
            if (savedId !== id)
              void navigate(`/new-product?product=${savedId}`, { replace: true, state: skipUnsavedPrompt });
          }}
        />
      )}
    </Container>
  );
};

export default ownersOnly(NewProductPage);
