import { MedusaError } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { SLUGS_MODULE } from "../modules/slugs";
import type { Kind } from "../modules/slugs/slug-kinds";
import type { SlugsService } from "../modules/slugs/service";
import {
  planSlugs,
  slugMaxLength,
  slugPattern,
  takenSlugs,
  type SlugChange,
  type WantedSlugs,
} from "../modules/slugs/slug-logic";

/** Emitted with `{id, kind}` of what has other slugs now. */
export const slugsSaved = "slugs.saved";

/** The slugs one product or category shall have from now on. */
export interface SetSlugsInput {
  kind: Kind;
  entity_id: string;
  slugs: WantedSlugs;
}

const refuse = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message);

const setSlugsStep = createStep(
  "set-slugs",
  async ({ kind, entity_id, slugs }: SetSlugsInput, { container }) => {
    const service: SlugsService = container.resolve(SLUGS_MODULE);
    const wanted = Object.values(slugs).filter((slug) => slug !== null);
    for (const slug of wanted) {
      if (!slugPattern.test(slug) || slug.length > slugMaxLength) {
        throw refuse(
          `"${slug}" is no slug: use a-z, 0-9 and single hyphens, at most ${slugMaxLength} characters.`,
        );
      }
    }
    const own = await service.listSlugs({ kind, entity_id }, { take: null });
    const others = await service.listSlugs(
      { kind, slug: wanted, entity_id: { $ne: entity_id } },
      { take: null },
    );
    const taken = takenSlugs(others, slugs);
    if (taken.length > 0)
      throw refuse(`Already used by another ${kind}, now or before: ${taken.join(", ")}.`);
    const undo = await service.applyChange(planSlugs(kind, entity_id, own, slugs));
    return new StepResponse(undefined, undo);
  },
  async (undo: SlugChange | undefined, { container }) => {
    const service: SlugsService = container.resolve(SLUGS_MODULE);
    if (undo) await service.applyChange(undo);
  },
);

/**
 * Makes slugs the current ones of a product or category; those they replace stay as history.
 * Refuses (INVALID_DATA) what is not a slug and what another entity of the kind has or had.
 */
export const setSlugsWorkflow = createWorkflow("set-slugs", (input: SetSlugsInput) => {
  setSlugsStep(input);
  const event = transform(input, ({ entity_id: id, kind }) => ({
    eventName: slugsSaved,
    data: { id, kind },
  }));
  emitEventStep(event);
  return new WorkflowResponse(input);
});
