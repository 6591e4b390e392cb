import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { LabelData } from "../../modules/food-labels/label-types";
import { PRODUCT_DETAILS_MODULE } from "../../modules/product-details";
import type { ProductDetailsService } from "../../modules/product-details/service";
import type { Language } from "../../platform/languages";
import { createNewProductWorkflow } from "../../workflows/create-new-product";
import { updateDraftWorkflow } from "../../workflows/update-draft";
import type { MissingRequirement, NewProduct } from "./new-product-types";
import { planDraftChange } from "./plan-draft-change";
import { planProduct } from "./plan-product";
import { readDraft } from "./read-drafts";
import { isCodeTaken, missingOf, readSurroundings } from "./surroundings";

/** What became of a new product: its id, or why it was not made. */
export type NewProductResult =
  { id: string } | { refused: "incomplete"; missing: MissingRequirement[] } | { refused: "code_taken" };

/** A form sent twice at once makes one product, and two people who save one draft do so one after the other. */
const alone = <T>(container: MedusaContainer, save: () => Promise<T>): Promise<T> =>
  container.resolve(Modules.LOCKING).execute("new-product", save);

/** The product that a form has made before, if any. */
async function madeBy(container: MedusaContainer, { request_id: id }: NewProduct) {
  const [made] = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ external_id: id }, { select: ["id", "status"], take: 1 });
  return made;
}

type Refusal = Exclude<NewProductResult, { id: string }>;

/**
 * Why a form cannot be saved; null where it can.
 * @param ownId of the draft that it changes, whose letters it may keep
 */
async function refusalOf(
  container: MedusaContainer,
  given: NewProduct,
  takenLabel: LabelData | null,
  ownId: string | null,
): Promise<Refusal | null> {
  const missing = given.publish ? missingOf(given, given.label ?? takenLabel) : [];
  if (missing.length > 0) return { refused: "incomplete", missing };
  return (await isCodeTaken(container, given.code, ownId)) ? { refused: "code_taken" } : null;
}

async function changeDraft(
  container: MedusaContainer,
  id: string,
  given: NewProduct,
  language: Language,
): Promise<NewProductResult> {
  const { stored } = await readDraft(container, id, language);
  const around = await readSurroundings(container, given.label_of);
  const refusal = await refusalOf(container, given, around.label, id);
  if (refusal) return refusal;
  const details: ProductDetailsService = container.resolve(PRODUCT_DETAILS_MODULE);
  const translations = await container
    .resolve(Modules.TRANSLATION)
    .listTranslations({ reference: "product", reference_id: id }, { take: null });
  const input = planDraftChange(
    stored,
    translations,
    await details.detailsOf(id),
    planProduct(given, around),
  );
  await updateDraftWorkflow(container).run({ input });
  return { id };
}

/**
 * Saves a draft again, as its form says now, and puts it on sale where that is asked. The same form sent again changes nothing, also
 * where it has put the product on sale and its answer was lost.
 * @param language of what a refusal says
 * @throws NOT_FOUND for an unknown product; CONFLICT for what is no draft of this form; INVALID_DATA for an address that another product has
 */
export const saveDraft = (
  container: MedusaContainer,
  id: string,
  given: NewProduct,
  language: Language,
): Promise<NewProductResult> =>
  alone(container, async () => {
    const made = await madeBy(container, given);
    const isRepeated = given.publish && made?.id === id && made.status === "published";
    return isRepeated ? { id } : changeDraft(container, id, given, language);
  });

/**
 * Makes a new product. The same form sent again saves the draft it has made; what it has put on sale is left as it is.
 * @param language of what a refusal says
 * @throws CONFLICT where its draft has been changed elsewhere meanwhile; INVALID_DATA for an address that another product has
 */
export const createProduct = (
  container: MedusaContainer,
  given: NewProduct,
  language: Language,
): Promise<NewProductResult> =>
  alone(container, async () => {
    const made = await madeBy(container, given);
    if (made?.status === "draft") return changeDraft(container, made.id, given, language);
    if (made) return { id: made.id };
    const around = await readSurroundings(container, given.label_of);
    const refusal = await refusalOf(container, given, around.label, null);
    if (refusal) return refusal;
    const { result } = await createNewProductWorkflow(container).run({ input: planProduct(given, around) });
    return result;
  });
