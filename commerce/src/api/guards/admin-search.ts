import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { orderNumberInReference } from "../../modules/payment-bank-transfer/reference";
import { findProducts } from "../../features/catalogue/find-products";
import { idsOf } from "../../platform/row-ids";
import type { Middleware } from "../../platform/with-body";

/**
 * Makes the admin's order search find an order by its transfer reference, which Medusa does not search: the text is
 * replaced by the matching order. Only the number counts, so that a mistyped code still finds the order, whose page
 * shows the correct reference. All other texts are left to Medusa.
 */
export const searchByReference: Middleware<AuthenticatedMedusaRequest> = async (req, _res, next) => {
  const { q, ...filters } = req.filterableFields;
  const number = typeof q === "string" ? orderNumberInReference(q) : null;
  if (number !== null) {
    const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({ entity: "order", fields: ["id"], filters: { display_id: number } });
    req.filterableFields = { ...filters, id: idsOf(data) };
  }
  next();
};

/** Conditions of a query that must all hold. */
const conditionsOf = (and: unknown): readonly unknown[] => (Array.isArray(and) ? and : []);

/**
 * Speeds up the product search of the admin with an index: the search text is replaced by the ids of the products
 * found, and Medusa does the rest (other filters, order, pagination, count). Deleted products, and searches with very
 * many matches, are left to Medusa's own search.
 */
export const searchProductsByIndex: Middleware<AuthenticatedMedusaRequest> = async (req, _res, next) => {
  const { q, $and, ...filters } = req.filterableFields;
  const knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const isIndexed = typeof q === "string" && !req.queryConfig.withDeleted;
  const found = isIndexed ? await findProducts(knex, q) : null;
  if (found) req.filterableFields = { ...filters, $and: [...conditionsOf($and), { id: found }] };
  next();
};
