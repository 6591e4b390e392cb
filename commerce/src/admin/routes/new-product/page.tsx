import { defineRouteConfig } from "@medusajs/admin-sdk";
import { SquaresPlus } from "@medusajs/icons";
import { Button, Container, Heading, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { MissingThing } from "../../../features/new-product/new-product-types";
import { whatIsMissing } from "../../../features/new-product/missing-tables";
import { LabelledField } from "../../components/labelled-field";
import { nothingLost, UnsavedPrompt } from "../../components/unsaved-prompt";
import { ChoicesFields } from "../../new-product/choices";
import { PicturesField } from "../../new-product/pictures-field";
import { TextsFields } from "../../new-product/texts-fields";
import {
  emptyProduct,
  proposedAddresses,
  proposedCode,
  readTyped,
  stillWrong,
  type TypedProblems,
} from "../../new-product/typed-product";
import { useCreateProduct } from "../../new-product/use-create-product";
import { WeightsField } from "../../new-product/weights-field";
import { ownersOnly } from "../../people/owners-only";

function MissingList({ missing }: { missing: readonly MissingThing[] }) {
  const { t } = useTranslation();
  const names = missing.map((thing) => t(`newProduct.missing.${thing}`)).join(", ");
  return (
    <Text size="small" className="text-ui-fg-subtle" role="status">
      {missing.length === 0 ? t("newProduct.complete") : t("newProduct.stillMissing", { names })}
    </Text>
  );
}

/** "New torrone": from nothing to a product, as a draft at any time, on sale as soon as nothing is missing. */
const NewProductPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(emptyProduct);
  const [touched, setTouched] = useState(false);
  const [problems, setProblems] = useState<TypedProblems>({});
  /** Letters that another product has. */
  const [refusedCode, setRefusedCode] = useState<string | null>(null);
  const create = useCreateProduct();
  const say = (problem: string | undefined) => problem && t(`newProduct.problems.${problem}`);

  const change = (part: Partial<typeof typed>) => {
    setTouched(true);
    setTyped((before) => ({ ...before, ...part }));
  };
  const readable = readTyped(typed, true);
  const missing = "read" in readable ? whatIsMissing(readable.read) : null;
  const shown = stillWrong(problems, typed, refusedCode);

  function save(publish: boolean) {
    if (create.isPending) return;
    const form = readTyped(typed, publish);
    setProblems("problems" in form ? form.problems : {});
    if ("problems" in form) {
      toast.error(t("newProduct.notSaved"));
      return;
    }
    create.mutate(form.read, {
      onSuccess: (answer) => {
        if ("fields" in answer) setRefusedCode(form.read.code);
        if (!("product" in answer)) {
          toast.error(t("newProduct.notSaved"));
          return;
        }
        toast.success(t(publish ? "newProduct.onSale" : "newProduct.draftSaved"));
        void navigate(`/products/${answer.product.id}`, { state: nothingLost });
      },
      onError: ({ message }) => toast.error(t("newProduct.notSaved"), { description: message }),
    });
  }

  return (
    <Container className="flex flex-col gap-y-8 px-6 py-4">
      <div>
        <Heading level="h1">{t("newProduct.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("newProduct.hint")}
        </Text>
      </div>
      <TextsFields
        name="title"
        texts={typed.title}
        problem={say(shown.title)}
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
      <WeightsField weights={typed.weights} problems={shown} onChange={(weights) => change({ weights })} />
      <PicturesField
        pictures={typed.pictures}
        onChange={(changed) => {
          setTouched(true);
          setTyped((before) => ({ ...before, pictures: changed(before.pictures) }));
        }}
      />
      <TextsFields
        name="slugs"
        texts={typed.slugs}
        placeholder={t("content.slugPlaceholder")}
        hints={proposedAddresses(typed)}
        onChange={(slugs) => change({ slugs })}
      />
      <div className="max-w-40">
        <LabelledField
          label={t("newProduct.fields.code")}
          hint={t("newProduct.codeHint")}
          placeholder={proposedCode(typed.title.de)}
          maxLength={3}
          autoCapitalize="characters"
          value={typed.code}
          problem={say(shown.code)}
          onValue={(code) => change({ code })}
        />
      </div>
      <div className="flex flex-col gap-y-3">
        {missing && <MissingList missing={missing} />}
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            size="small"
            variant="secondary"
            isLoading={create.isPending}
            onClick={() => save(false)}
          >
            {t("newProduct.saveDraft")}
          </Button>
          <Button
            type="button"
            size="small"
            disabled={missing === null || missing.length > 0}
            isLoading={create.isPending}
            onClick={() => save(true)}
          >
            {t("newProduct.putOnSale")}
          </Button>
        </div>
      </div>
      <UnsavedPrompt unsaved={touched} />
    </Container>
  );
};

export const config = defineRouteConfig({
  label: "newProduct.title",
  icon: SquaresPlus,
  translationNs: "translation",
});

export default ownersOnly(NewProductPage);
