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
import type { StoredSlug } from "../modules/slugs/slug-logic";

/** Emitted with `{id, kind}` of an entity whose slugs were removed. */
export const slugsRemoved = "slugs.removed";

interface RemoveSlugsInput {
  kind: Kind;
  entity_id: string;
}

const removeSlugsStep = createStep(
  "remove-slugs",
  async ({ kind, entity_id }: RemoveSlugsInput, { container }) => {
    const service: SlugsService = container.resolve(SLUGS_MODULE);
    const rows: StoredSlug[] = await service.listSlugs({ kind, entity_id }, { take: null });
    if (rows.length > 0) await service.deleteSlugs(rows.map((row) => row.id));
    return new StepResponse(undefined, rows);
  },
  async (rows: StoredSlug[] | undefined, { container }) => {
    const service: SlugsService = container.resolve(SLUGS_MODULE);
    if (!rows?.length) return;
    await service.createSlugs(
      rows.map(({ id, kind, entity_id, language, slug, current }) => ({
        id,
        kind,
        entity_id,
        language,
        slug,
        current,
      })),
    );
  },
);

/** Deletes all slugs, current and former, of an entity that no longer exists, so that they can be used again. */
export const removeSlugsWorkflow = createWorkflow("remove-slugs", (input: RemoveSlugsInput) => {
  removeSlugsStep(input);
  const event = transform(input, ({ entity_id: id, kind }) => ({
    eventName: slugsRemoved,
    data: { id, kind },
  }));
  emitEventStep(event);
  return new WorkflowResponse(input);
});
