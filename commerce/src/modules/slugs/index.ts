import { Module, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { languages, type Language, type PerLanguage } from "../../platform/languages";
import type { ResolvedSlug } from "@su-turrone/contract/slugs";
import {
  type Kind,
  bestMatch,
  filledSlugs,
  type SlugChange,
  takenSlugs,
  type WantedSlugs,
} from "./slug-logic";
import { Slug } from "./models/slug";

/** Slugs per language of products and categories, with their history. */
export class SlugsService extends MedusaService({ Slug }) {
  /** Resolves a slug, including former ones and those of other languages; null when no entity has it. */
  async resolveSlug(kind: Kind, language: Language, slug: string): Promise<ResolvedSlug<Kind> | null> {
    const match = bestMatch(
      await this.listSlugs({ kind, language: [...languages], slug }, { take: null }),
      language,
    );
    if (!match) return null;
    const slugs = (await this.slugsOf(kind, [match.entity_id])).get(match.entity_id);
    if (!slugs) return null;
    // not `match.current`: in a language without a slug of its own, the slug it falls back to is the right one
    return { kind, entity_id: match.entity_id, slugs, current: slugs[language] === slug };
  }

  /** Current slugs of the entities, completed by fallback; entities without any slug are left out. */
  async slugsOf(kind: Kind, entityIds: readonly string[]): Promise<Map<string, PerLanguage>> {
    const rows = await this.listSlugs({ kind, entity_id: [...entityIds], current: true }, { take: null });
    const found = new Map<string, PerLanguage>();
    for (const entityId of entityIds) {
      const slugs = filledSlugs(rows.filter((row) => row.entity_id === entityId));
      if (slugs) found.set(entityId, slugs);
    }
    return found;
  }

  /** Wanted slugs that another entity of the kind has or had. @param ownId "" for a new entity */
  async takenByOthers(kind: Kind, ownId: string, wanted: WantedSlugs): Promise<string[]> {
    const slug = Object.values(wanted).filter((one) => one !== null);
    return takenSlugs(
      await this.listSlugs({ kind, slug, entity_id: { $ne: ownId } }, { take: null }),
      wanted,
    );
  }

  /**
   * Applies a change in one transaction.
   * @returns the change that reverts it
   */
  @InjectTransactionManager()
  async applyChange(
    change: SlugChange,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<SlugChange> {
    if (change.remove.length > 0) await this.deleteSlugs(change.remove, context);
    if (change.retire.length > 0) {
      await this.updateSlugs(
        change.retire.map((id) => ({ id, current: false })),
        context,
      );
    }
    // only one slug per language may be current, and MikroORM would otherwise insert the new rows first
    await context.transactionManager?.flush();
    if (change.revive.length > 0) {
      await this.updateSlugs(
        change.revive.map((id) => ({ id, current: true })),
        context,
      );
    }
    const created = change.create.length > 0 ? await this.createSlugs(change.create, context) : [];
    return { remove: created.map((row) => row.id), retire: change.revive, revive: change.retire, create: [] };
  }
}

export const SLUGS_MODULE = "slugs";

export default Module(SLUGS_MODULE, { service: SlugsService });
