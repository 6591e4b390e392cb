import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findProducts } from "../../features/catalogue/find-products";

/** Conditions that all have to hold, as a query may bring them. */
const conditionsOf = (and: unknown): readonly unknown[] => (Array.isArray(and) ? and : []);

/**
 * Lets the admin's list of products find what is searched for by an index: the text is replaced by the products that have it, and
 * Medusa does the rest with them (other filters, order, pages, count). Left to its own search are deleted products, and what very many
 * have.
 */
export async function searchProductsByIndex(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { q, $and, ...filters } = req.filterableFields;
  const knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const isIndexed = typeof q === "string" && !req.queryConfig.withDeleted;
  const found = isIndexed ? await findProducts(knex, q) : null;
  if (found) req.filterableFields = { ...filters, $and: [...conditionsOf($and), { id: found }] };
  next();
}
