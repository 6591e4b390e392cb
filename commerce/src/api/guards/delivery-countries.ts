import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { refusalsFor } from "../../platform/admin-language";

const changedRegion = z.object({ countries: z.array(z.string()).optional() });

const isShops = (countries: readonly string[]): boolean =>
  countries.length === countryCodes.length && countryCodes.every((code) => countries.includes(code));

/**
 * Keeps the shop's only region with all its countries: orders, forms, tariff and texts go by the contract's list, so a
 * country removed here would still be sold to, and its shoppers stopped by an error that never passes.
 */
function keepCountries(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const countries = changedRegion.safeParse(req.body).data?.countries;
  const isKept = req.method !== "DELETE" && (countries === undefined || isShops(countries));
  next(
    isKept ? undefined : new MedusaError(MedusaError.Types.NOT_ALLOWED, refusalsFor(req).delivery_countries),
  );
}

export const deliveryCountryGuards: MiddlewareRoute[] = [
  { matcher: "/admin/regions/:id", methods: ["POST", "DELETE"], middlewares: [keepCountries] },
];
