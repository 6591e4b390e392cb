import { toast, Heading } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { findMissingRequirements } from "../../features/new-product/missing-tables";
import { TextField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { skipUnsavedPrompt, UnsavedPrompt } from "../components/unsaved-prompt";
import { ChoicesFields } from "./choices";
import { useSaveProduct } from "./drafts";
import { TextsFields } from "./texts-fields";
import {
  proposedAddresses,
  proposedCode,
  readTyped,
  remainingProblems,
  type TypedProblems,
  type TypedProduct,
  withEmptyAlt,
} from "./typed-product";
import { ConfirmedPrices, WeightsField } from "./weights-field";
import type { NewPicture } from "../../features/new-product/new-product-types";
import { UploadField } from "../components/picture-upload";
import { pictureAddress } from "../lib/pictures";

interface PicturesProps {
  pictures: readonly NewPicture[];
  onChange: (change: (before: NewPicture[]) => NewPicture[]) => void;
}

/** The pictures of a product with alt texts; the first one is shown in lists. */
function PicturesField({ pictures, onChange }: PicturesProps) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-y-4">
      <Heading level="h2">{t("newProduct.pictures")}</Heading>
      <UploadField
        label={t("newProduct.addPictures")}
        multiple
        uploading={t("newProduct.uploading")}
        onPicture={(picture) => onChange((before) => [...before, withEmptyAlt(picture)])}
      />
      {pictures.map((picture, index) => (
        <div key={picture.url} className="grid grid-cols-1 gap-3 md:grid-cols-[10rem_1fr]">
          <div className="flex flex-col items-start gap-y-2">
            <img src={pictureAddress(picture.url)} alt="" className="w-40 rounded-md" />
            <ActionButton
              variant="transparent"
              aria-label={t("newProduct.removePictureOf", { number: index + 1 })}
              onClick={() => onChange((before) => before.filter(({ url }) => url !== picture.url))}
            >
              {t("lists.remove")}
            </ActionButton>
          </div>
          <TextsFields
            name="alt"
            number={index + 1}
            texts={picture.alt}
            onChange={(alt) =>
              onChange((before) => before.map((one) => (one.url === picture.url ? { ...one, alt } : one)))
            }
          />
        </div>
      ))}
    </section>
  );
}

interface Props {
  start: TypedProduct;
  /** The draft being edited; null for a product that is not saved yet. */
  draftId: string | null;
  /** Revision of the draft; null for a product that is not saved yet. */
  startRevision: string | null;
  /** Called after a draft is saved, with its id and the form state. */
  onSaved: (id: string, typed: TypedProduct) => void;
}

/** Creates a product: it can be saved as a draft at any time and published as soon as nothing is missing. */
export function NewProductForm({ start, draftId, startRevision, onSaved }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(start);
  const [savedAs, setSavedAs] = useState(start);
  const [problems, setProblems] = useState<TypedProblems>({});
  /** Letters already used by another product. */
  const [refusedCode, setRefusedCode] = useState<string | null>(null);
  const [revision, setRevision] = useState(startRevision);
  const saving = useSaveProduct(draftId, revision);
  const problemText = (problem: string | undefined) => problem && t(`newProduct.problems.${problem}`);

  const change = (part: Partial<TypedProduct>) => setTyped((before) => ({ ...before, ...part }));
  const unsaved = typed !== savedAs;
  const parsed = readTyped(typed, true);
  const missing = "read" in parsed ? findMissingRequirements(parsed.read) : null;
  const names = missing?.map((requirement) => t(`newProduct.missing.${requirement}`)).join(", ");
  const visibleProblems = remainingProblems(problems, typed, refusedCode);

  function save(publish: boolean) {
    if (saving.isPending) return;
    const form = readTyped(typed, publish);
    setProblems("problems" in form ? form.problems : {});
    if ("problems" in form) {
      toast.error(t("newProduct.notSaved"));
      return;
    }
    saving.mutate(form.read, {
      onSuccess: (answer) => {
        if ("fields" in answer) setRefusedCode(form.read.code);
        if (!("product" in answer)) {
          toast.error(t("newProduct.notSaved"));
          return;
        }
        const { id } = answer.product;
        setSavedAs(typed);
        setRevision(answer.product.revision);
        toast.success(t(publish ? "newProduct.onSale" : "newProduct.draftSaved"));
        if (publish) void navigate(`/products/${id}`, { state: skipUnsavedPrompt });
        else onSaved(id, typed);
      },
    });
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
      <ChoicesFields typed={typed} onChange={change} />
      <WeightsField
        weights={typed.weights}
        problems={visibleProblems}
        onChange={(weights) => change({ weights })}
      />
      <ConfirmedPrices
        weights={typed.weights}
        confirmed={typed.confirmed_prices}
        onChange={(confirmed_prices) => change({ confirmed_prices })}
      />
      <PicturesField
        pictures={typed.pictures}
        onChange={(changed) => setTyped((before) => ({ ...before, pictures: changed(before.pictures) }))}
      />
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
          placeholder={proposedCode(typed.title.de)}
          maxLength={3}
          autoCapitalize="characters"
          value={typed.code}
          problem={problemText(visibleProblems.code)}
          onValue={(code) => change({ code })}
        />
      </div>
      <div className="flex flex-col gap-y-3">
        {missing && (
          <Hint role="status">
            {draftId !== null && !unsaved && `${t("newProduct.draftSaved")} `}
            {missing.length === 0 ? t("newProduct.complete") : t("newProduct.stillMissing", { names })}
          </Hint>
        )}
        <div className="flex flex-wrap gap-2">
          <ActionButton isLoading={saving.isPending} onClick={() => save(false)}>
            {t("newProduct.saveDraft")}
          </ActionButton>
          <ActionButton
            variant="primary"
            disabled={missing === null || missing.length > 0}
            isLoading={saving.isPending}
            onClick={() => save(true)}
          >
            {t("newProduct.putOnSale")}
          </ActionButton>
        </div>
      </div>
      <UnsavedPrompt unsaved={unsaved} bySearch />
    </>
  );
}
