import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  batchTranslationsWorkflow,
  createProductCategoriesWorkflow,
  updateProductCategoriesWorkflow,
} from "@medusajs/medusa/core-flows";
import { z } from "@medusajs/framework/zod";
import { SLUGS_MODULE } from "../../modules/slugs";
import { slugMaxLength, slugsFrom, type WantedSlugs } from "../../modules/slugs/slug-logic";
import { baseLanguage, languages, localeOf, type Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { setSlugsWorkflow } from "../../workflows/slugs";
import { texts } from "../new-product/validators";
import { categoryTranslations, type CategoryForm } from "./read-categories";

/** Body of `POST /admin/categories` and `POST /admin/categories/:id`. */
export const categoryBody = z.strictObject({
  name: texts(120).refine((name) => languages.every((language) => name[language] !== "")),
  description: texts(2000),
  slugs: texts(slugMaxLength),
  is_shown: z.boolean(),
  /** From 1; absent to keep it, or for a new category the last. */
  place: z.number().int().min(1).max(1000).optional(),
});

interface PlannedCategory {
  category: {
    name: string;
    description: string;
    is_active: boolean;
    is_internal: boolean;
    rank?: number;
    /** Of a new one; the shop knows categories by their slugs. */
    handle?: string;
  };
  form: CategoryForm;
  slugs: WantedSlugs;
  /** Its stored translations. */
  stored: { id: string; locale_code: string }[];
}

function planTranslations({ id, form, stored }: PlannedCategory & { id: string }) {
  const rows = languages
    .filter((language) => language !== baseLanguage)
    .map((language) => ({
      before: stored.find(({ locale_code: code }) => code === localeOf[language]),
      locale_code: localeOf[language],
      translations: { name: form.name[language], description: form.description[language] },
    }));
  return {
    create: rows
      .filter(({ before }) => !before)
      .map(({ locale_code, translations }) => ({
        reference: "product_category",
        reference_id: id,
        locale_code,
        translations,
      })),
    update: rows.flatMap(({ before, translations }) => (before ? [{ id: before.id, translations }] : [])),
    delete: [],
  };
}

/** Steps of both workflows, once the category exists. */
function saveWords(planned: WorkflowData<PlannedCategory & { id: string }>): void {
  setSlugsWorkflow.runAsStep({
    input: transform(planned, ({ id, slugs }) => ({ kind: "category" as const, entity_id: id, slugs })),
  });
  batchTranslationsWorkflow.runAsStep({ input: transform(planned, planTranslations) });
}

/** Creates a category with its slugs and translations, all or nothing. */
const createCategoryWorkflow = createWorkflow("create-category", (input: PlannedCategory) => {
  const created = createProductCategoriesWorkflow.runAsStep({
    input: transform(input, ({ category }) => ({ product_categories: [category] })),
  });
  const id = transform(created, ([one]) => one?.id ?? "");
  saveWords(transform({ input, id }, ({ input: planned, id: made }) => ({ ...planned, id: made })));
  return new WorkflowResponse(id);
});

/** Changes a category, its slugs and translations, all or nothing. */
const changeCategoryWorkflow = createWorkflow(
  "change-category",
  (input: WorkflowData<PlannedCategory & { id: string }>) => {
    updateProductCategoriesWorkflow.runAsStep({
      input: transform(input, ({ id, category: update }) => ({ selector: { id }, update })),
    });
    saveWords(input);
    return new WorkflowResponse(transform(input, ({ id }) => id));
  },
);

/**
 * Saves a category, or creates one. @param id null for a new one
 * @returns its id
 * @throws CONFLICT, in the owner's language, for a slug that another category has or had
 */
export const saveCategory = (
  container: MedusaContainer,
  id: string | null,
  { place, ...form }: z.output<typeof categoryBody>,
  language: Language,
): Promise<string> =>
  // one after the other: Medusa counts the categories to give a new one its rank
  container.resolve(Modules.LOCKING).execute("categories", async () => {
    const slugs = slugsFrom(form.slugs, form.name);
    const taken = await container.resolve(SLUGS_MODULE).takenByOthers("category", id ?? "", slugs);
    if (taken.length > 0) {
      const refusal = textsOf("refusals", language).category.slug_taken;
      throw new MedusaError(MedusaError.Types.CONFLICT, fill(refusal, { slugs: taken.join(", ") }));
    }
    const input: PlannedCategory = {
      category: {
        name: form.name[baseLanguage],
        description: form.description[baseLanguage],
        is_active: form.is_shown,
        is_internal: false,
        ...(place === undefined ? {} : { rank: place - 1 }),
        ...(id === null ? { handle: randomUUID() } : {}),
      },
      form,
      slugs,
      stored: id === null ? [] : await categoryTranslations(container, [id]),
    };
    const { result } =
      id === null
        ? await createCategoryWorkflow(container).run({ input })
        : await changeCategoryWorkflow(container).run({ input: { ...input, id } });
    return result;
  });
