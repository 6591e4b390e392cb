import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules, ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { SLUGS_MODULE } from "../modules/slugs";
import {
  type Kind,
  planSlugs,
  slugMaxLength,
  slugPattern,
  type SlugChange,
  type WantedSlugs,
  type StoredSlug,
  freeSlug,
  slugFrom,
} from "../modules/slugs/slug-logic";
import { z } from "@medusajs/framework/zod";
import { baseLanguage } from "../platform/languages";

/** Entity and title field per kind. */
const titles = {
  product: { entity: "product", field: "title" },
  category: { entity: "product_category", field: "name" },
} as const;

/**
 * Proposes a slug for a new entity, derived from its German title, so that it is reachable immediately; null when it
 * already has slugs (the seed assigns its own) or no longer exists.
 */
async function firstSlug(
  container: MedusaContainer,
  kind: keyof typeof titles,
  entityId: string,
): Promise<WantedSlugs | null> {
  const service = container.resolve(SLUGS_MODULE);
  const [known] = await service.listSlugs({ kind, entity_id: entityId }, { take: 1 });
  if (known) return null;
  const { entity, field } = titles[kind];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity, fields: ["id", field], filters: { id: entityId } });
  const title = z.record(z.string(), z.unknown()).optional().parse(data[0])?.[field];
  if (typeof title !== "string") return null;
  // a title without Latin letters or digits yields an empty slug; use the name of the kind instead
  const base = slugFrom(title, baseLanguage) || kind;
  const rows = await service.listSlugs({ kind, slug: { $like: `${base}%` } }, { take: null });
  const taken = new Set(rows.map((row) => row.slug));
  return { [baseLanguage]: freeSlug(base, (slug) => taken.has(slug)) };
}

/** Emitted with `{id, kind}` of an entity whose slugs have changed. */
export const slugsSaved = "slugs.saved";

export interface SetSlugsInput {
  kind: Kind;
  entity_id: string;
  slugs: WantedSlugs;
}

export type FirstSlugInput = Omit<SetSlugsInput, "kind" | "slugs"> & { kind: "product" | "category" };

const refuse = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message);

/** Serialises changes to the slugs of one entity, so that slugs set by the owner do not race with its first one. */
const withSlugLock = <T>(
  container: MedusaContainer,
  { kind, entity_id: id }: FirstSlugInput | SetSlugsInput,
  work: () => Promise<T>,
): Promise<T> => container.resolve(Modules.LOCKING).execute(`slugs:${kind}:${id}`, work);

/**
 * Maximum number of attempts: another entity with the same name may take a slug between the check and the write; then
 * the next free one is tried.
 */
const firstSlugTries = 10;

/** @returns the change that reverts it; null when the entity already has slugs or no longer exists */
async function writeFirstSlug(container: MedusaContainer, input: FirstSlugInput): Promise<SlugChange | null> {
  for (let tries = 1; ; tries++) {
    const slugs = await firstSlug(container, input.kind, input.entity_id);
    if (!slugs) return null;
    try {
      return await writeSlugs(container, { ...input, slugs });
    } catch (error) {
      const isTaken = error instanceof MedusaError && error.type === MedusaError.Types.INVALID_DATA;
      if (!isTaken || tries === firstSlugTries) throw error;
    }
  }
}

/** @returns the change that reverts it */
async function writeSlugs(
  container: MedusaContainer,
  { kind, entity_id, slugs }: SetSlugsInput,
): Promise<SlugChange> {
  const service = container.resolve(SLUGS_MODULE);
  const wanted = Object.values(slugs).filter((slug) => slug !== null);
  for (const slug of wanted) {
    if (!slugPattern.test(slug) || slug.length > slugMaxLength) {
      throw refuse(
        `"${slug}" is no slug: use a-z, 0-9 and single hyphens, at most ${slugMaxLength} characters.`,
      );
    }
  }
  const own = await service.listSlugs({ kind, entity_id }, { take: null });
  const taken = await service.takenByOthers(kind, entity_id, slugs);
  if (taken.length > 0) throw refuse(`Already used by another ${kind}, now or before: ${taken.join(", ")}.`);
  return service.applyChange(planSlugs(kind, entity_id, own, slugs));
}

async function undoSlugs(undo: SlugChange | null | undefined, container: MedusaContainer): Promise<void> {
  const service = container.resolve(SLUGS_MODULE);
  if (undo) await service.applyChange(undo);
}

const setSlugsStep = createStep(
  "set-slugs",
  async (input: SetSlugsInput, { container }) => {
    const undo = await withSlugLock(container, input, () => writeSlugs(container, input));
    return new StepResponse(undefined, undo);
  },
  (undo: SlugChange | undefined, { container }) => undoSlugs(undo, container),
);

const giveFirstSlugStep = createStep(
  "give-first-slug",
  async (input: FirstSlugInput, { container }) => {
    const undo = await withSlugLock(container, input, () => writeFirstSlug(container, input));
    return new StepResponse(undo !== null, undo);
  },
  (undo: SlugChange | null | undefined, { container }) => undoSlugs(undo, container),
);

const slugsSavedEvent = ({ entity_id: id, kind }: FirstSlugInput | SetSlugsInput) => ({
  eventName: slugsSaved,
  data: { id, kind },
});

/**
 * Sets the current slugs of an entity; replaced slugs stay as history.
 * @throws INVALID_DATA for a malformed slug, or one that another entity of the kind has or had
 */
export const setSlugsWorkflow = createWorkflow("set-slugs", (input: SetSlugsInput) => {
  setSlugsStep(input);
  emitEventStep(transform(input, slugsSavedEvent));
  return new WorkflowResponse(input);
});

/** Gives a new entity a slug derived from its title, unless it has been given one in the meantime. */
export const giveFirstSlugWorkflow = createWorkflow("give-first-slug", (input: FirstSlugInput) => {
  const given = giveFirstSlugStep(input);
  when("has-first-slug", given, (done) => done).then(() => {
    emitEventStep(transform(input, slugsSavedEvent));
  });
  return new WorkflowResponse(given);
});

/** Emitted with `{id, kind}` of an entity whose slugs were removed. */
export const slugsRemoved = "slugs.removed";

type RemoveSlugsInput = Omit<SetSlugsInput, "slugs">;

const removeSlugsStep = createStep(
  "remove-slugs",
  async ({ kind, entity_id }: RemoveSlugsInput, { container }) => {
    const service = container.resolve(SLUGS_MODULE);
    const rows: StoredSlug[] = await service.listSlugs({ kind, entity_id }, { take: null });
    if (rows.length > 0) await service.deleteSlugs(rows.map((row) => row.id));
    return new StepResponse(undefined, rows);
  },
  async (rows: StoredSlug[] | undefined, { container }) => {
    const service = container.resolve(SLUGS_MODULE);
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
  emitEventStep(
    transform(input, ({ entity_id: id, kind }) => ({ eventName: slugsRemoved, data: { id, kind } })),
  );
  return new WorkflowResponse(input);
});
