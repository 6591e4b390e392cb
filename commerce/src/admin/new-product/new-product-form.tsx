import { toast, Heading, usePrompt } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { findMissingRequirements } from "../../features/new-product/missing-tables";
import type { PriceLogAnswer } from "../../features/price-log/read-price-log";
import { emptyProductDetails } from "../../modules/product-details/product-details-types";
import { TextField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { UnsavedPrompt } from "../components/unsaved-prompt";
import { useLoad } from "../lib/server";
import { useUndoMessage } from "../lib/undo";
import { DetailsFields } from "../product-details/details-fields";
import { KindFields, LabelChoice } from "./choices";
import { productFormKey, productsKey, useSaveProduct } from "./drafts";
import { PicturesField } from "./pictures-field";
import { PriceHistory } from "./price-history";
import { Reductions } from "./reductions";
import { TextsFields } from "./texts-fields";
import {
  asSaved,
  proposedAddresses,
  proposedCode,
  readTyped,
  remainingProblems,
  typedForm,
  type TypedProblems,
  type TypedProduct,
} from "./typed-product";
import { ConfirmedPrices, WeightsField } from "./weights-field";
import { nameIn } from "../../features/new-product/new-product-types";

const { pictures: _, ...emptyDetails } = emptyProductDetails;

interface Props {
  start: TypedProduct;
  /** Whether it is on sale when the form is opened. */
  startOnSale: boolean;
  /** Null for a product that is not saved yet. */
  productId: string | null;
  /** Of the saved product; null for one that is not saved yet. */
  startRevision: string | null;
  /** Called after the product is saved, with its id, the form state, and whether it is on sale. */
  onSaved: (id: string, typed: TypedProduct, onSale: boolean) => void;
}

/**
 * The whole of a product: it can be saved as a draft at any time, and is put on sale as soon as nothing is missing. One on
 * sale may lack what it lacked before.
 */
export function NewProductForm({ start, startOnSale, productId, startRevision, onSaved }: Props) {
  const { t } = useTranslation();
  const ask = usePrompt();
  const client = useQueryClient();
  const [typed, setTyped] = useState(start);
  const [savedAs, setSavedAs] = useState(start);
  const [onSale, setOnSale] = useState(startOnSale);
  const [problems, setProblems] = useState<TypedProblems>({});
  /** Letters already used by another product. */
  const [refusedCode, setRefusedCode] = useState<string | null>(null);
  const [revision, setRevision] = useState(startRevision);
  const saving = useSaveProduct(productId);
  const showUndo = useUndoMessage();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const { data: log } = useLoad<PriceLogAnswer>(
    [productsKey, "price-log", productId],
    `/admin/products/${productId}/price-log`,
    { enabled: productId !== null },
  );
  const problemText = (problem: string | undefined) => problem && t(`newProduct.problems.${problem}`);

  const change = (part: Partial<TypedProduct>) => setTyped((before) => ({ ...before, ...part }));
  const unsaved = typed !== savedAs;
  const missingIn = (form: TypedProduct) => {
    const parsed = readTyped(form, true);
    return "read" in parsed ? findMissingRequirements(parsed.read) : null;
  };
  const missing = missingIn(typed);
  const lackedBefore = onSale ? (missingIn(savedAs) ?? []) : [];
  const namesOf = (requirements: typeof missing) =>
    requirements?.map((requirement) => t(`newProduct.missing.${requirement}`)).join(", ");
  const visibleProblems = remainingProblems(problems, typed, refusedCode);

  /**
   * Saves a form, also from its message when the page was left. @param shown what the page shows meanwhile; what is typed
   * after it stays. @param canUndo whether the message offers to take the change back
   */
  async function send(
    form: TypedProduct,
    publish: boolean,
    { shown, of, canUndo }: { shown: TypedProduct; of: string | null; canUndo: boolean },
  ) {
    const result = readTyped(form, publish);
    setProblems("problems" in result ? result.problems : {});
    if ("problems" in result) {
      toast.error(t("newProduct.notSaved"));
      return;
    }
    // the action says why it was refused
    const answer = await saving.mutateAsync({ body: result.read, revision: of }).catch(() => null);
    if (!answer) return;
    if ("fields" in answer) setRefusedCode(result.read.code);
    if (!("product" in answer)) {
      toast.error(t("newProduct.notSaved"));
      return;
    }
    const { id, revision: stored, undo } = answer.product;
    const saved = asSaved(form, publish);
    setTyped((now) => (now === shown ? saved : now));
    setSavedAs(saved);
    setOnSale(publish);
    setRevision(stored);
    const done = publish ? (onSale ? "saved" : "onSale") : onSale ? "takenOff" : "draftSaved";
    if (canUndo && undo) {
      showUndo(t(`newProduct.${done}`), () =>
        send(typedForm(undo), undo.publish, { shown: saved, of: stored, canUndo: false }),
      );
    } else toast.success(t(`newProduct.${done}`));
    if (isMounted.current) onSaved(id, saved, publish);
    // it may be open again
    else await client.invalidateQueries({ queryKey: [productFormKey] });
  }

  async function save(publish: boolean) {
    if (saving.isPending) return;
    const question = {
      title: t("newProduct.takeOffQuestion.title"),
      description: t("newProduct.takeOffQuestion.text"),
      confirmText: t("newProduct.takeOff"),
      cancelText: t("lists.keep"),
    };
    if (onSale && !publish && !(await ask(question))) return;
    await send(typed, publish, { shown: typed, of: revision, canUndo: true });
  }

  return (
    <>
      <TextsFields
        name="title"
        texts={typed.title}
        problem={problemText(visibleProblems.title)}
        onChange={(title) => change({ title })}
      />
      <TextsFields name="subtitle" texts={typed.subtitle} onChange={(subtitle) => change({ subtitle })} />
      <TextsFields
        name="description"
        long
        texts={typed.description}
        onChange={(description) => change({ description })}
      />
      <KindFields typed={typed} onChange={change} />
      <WeightsField
        weights={typed.weights}
        offered={typed.offered}
        problems={visibleProblems}
        prices={log?.weights ?? []}
        onChange={(weights) => change({ weights })}
      />
      <ConfirmedPrices
        weights={typed.weights}
        offered={typed.offered}
        confirmed={typed.confirmed_prices}
        onChange={(confirmed_prices) => change({ confirmed_prices })}
      />
      <PriceHistory changes={log?.changes ?? []} />
      {onSale && productId !== null && <Reductions productId={productId} weights={log?.weights ?? []} />}
      <PicturesField
        typed={typed}
        onChange={(changed) => setTyped((before) => ({ ...before, pictures: changed(before.pictures) }))}
      />
      <section className="flex flex-col gap-y-6">
        <Heading level="h2">{t("productDetails.title")}</Heading>
        <DetailsFields
          productId={productId}
          details={typed.details ?? emptyDetails}
          checked={visibleProblems.band !== undefined}
          onChange={(part) =>
            setTyped((before) => ({ ...before, details: { ...(before.details ?? emptyDetails), ...part } }))
          }
        />
      </section>
      <LabelChoice productId={productId} typed={typed} onChange={change} />
      <TextsFields
        name="slugs"
        texts={typed.slugs}
        placeholder={t("content.slugPlaceholder")}
        hints={proposedAddresses(typed)}
        onChange={(slugs) => change({ slugs })}
      />
      <div className="max-w-40">
        <TextField
          label={t("newProduct.fields.code")}
          hint={t("newProduct.codeHint")}
          placeholder={proposedCode(nameIn(typed.title, "de"))}
          maxLength={3}
          autoCapitalize="characters"
          // weights that were sold keep their SKU
          readOnly={onSale && savedAs.code !== ""}
          value={typed.code}
          problem={problemText(visibleProblems.code)}
          onValue={(code) => change({ code })}
        />
      </div>
      <div className="flex flex-col gap-y-3">
        {missing && (
          <Hint role="status">
            {productId !== null && !unsaved && !onSale && `${t("newProduct.draftSaved")} `}
            {missing.length === 0
              ? t("newProduct.complete")
              : t("newProduct.stillMissing", { names: namesOf(missing) })}
          </Hint>
        )}
        <div className="flex flex-wrap gap-2">
          <ActionButton isLoading={saving.isPending} onClick={() => void save(false)}>
            {t(onSale ? "newProduct.takeOff" : "newProduct.saveDraft")}
          </ActionButton>
          <ActionButton
            variant="primary"
            disabled={missing === null || missing.some((one) => !lackedBefore.includes(one))}
            isLoading={saving.isPending}
            onClick={() => void save(true)}
          >
            {t(onSale ? "actions.save" : "newProduct.putOnSale")}
          </ActionButton>
        </div>
      </div>
      <UnsavedPrompt unsaved={unsaved} bySearch />
    </>
  );
}
