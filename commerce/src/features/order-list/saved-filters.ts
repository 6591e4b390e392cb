import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import type { OrderListFilters, SavedOrderFilters } from "./order-list-types";
import { savedFilters } from "./read-order-list";

/** Key of a user's preference, before the name: each is a row of its own, so that two windows overwrite nothing. */
const prefix = "order-list.filters.";

const maxSaved = 20;

/** Body of `POST /admin/order-list/filters`. */
export const savedFiltersBody = z.strictObject({
  name: z.string().trim().min(1).max(40),
  filters: savedFilters,
});

/**
 * The filters as they are written in the page's address. Medusa merges an object into the stored one, which would keep
 * filters that were taken away.
 */
const preference = z.object({ query: z.string() });

const queryOf = (filters: OrderListFilters): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();

/** @returns null for a preference of something else, or with a filter that does not exist any more */
function filtersOf(value: unknown): OrderListFilters | null {
  const stored = preference.safeParse(value).data?.query;
  if (stored === undefined) return null;
  return savedFilters.safeParse(Object.fromEntries(new URLSearchParams(stored))).data ?? null;
}

/** The filters of the list of orders that a user saved, by name. @param userId of an admin user or an API key */
export async function readSavedFilters(
  container: MedusaContainer,
  userId: string,
): Promise<SavedOrderFilters[]> {
  const preferences = await container
    .resolve(Modules.SETTINGS)
    .listUserPreferences({ user_id: userId }, { take: null });
  return preferences
    .flatMap(({ key, value }) => {
      const filters = key.startsWith(prefix) ? filtersOf(value) : null;
      return filters ? [{ name: key.slice(prefix.length), filters }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Saves filters under a name, in place of those it had. @throws NOT_ALLOWED if there are too many */
export async function saveFilters(
  container: MedusaContainer,
  userId: string,
  { name, filters }: z.infer<typeof savedFiltersBody>,
  language: Language,
): Promise<void> {
  const saved = await readSavedFilters(container, userId);
  if (saved.length >= maxSaved && !saved.some((one) => one.name === name))
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      fill(textsOf("refusals", language).order_list.too_many, { count: String(maxSaved) }),
    );
  await container
    .resolve(Modules.SETTINGS)
    .setUserPreference(userId, `${prefix}${name}`, { query: queryOf(filters) });
}

/** Deletes saved filters; those of another user, or none, are left as they are. */
export async function deleteSavedFilters(
  container: MedusaContainer,
  userId: string,
  name: string,
): Promise<void> {
  const settings = container.resolve(Modules.SETTINGS);
  const found = await settings.listUserPreferences({ user_id: userId, key: `${prefix}${name}` });
  await settings.deleteUserPreferences(found.map(({ id }) => id));
}
