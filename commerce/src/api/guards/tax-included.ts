import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { refusalsFor } from "../../platform/admin-language";

const changed = z.object({
  supported_currencies: z.array(z.object({ is_tax_inclusive: z.boolean().optional() })).optional(),
});

/** Keeps VAT within all prices: the settings of the store write the same preference as `/admin/price-preferences`. */
function keepTaxIncluded(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { supported_currencies: currencies = [] } = changed.safeParse(req.body).data ?? {};
  const isKept = currencies.every(({ is_tax_inclusive: included }) => included !== false);
  next(
    isKept ? undefined : new MedusaError(MedusaError.Types.NOT_ALLOWED, refusalsFor(req).closed.taxIncluded),
  );
}

export const taxIncludedGuards: MiddlewareRoute[] = [
  { matcher: "/admin/stores/:id", methods: ["POST"], middlewares: [keepTaxIncluded] },
];
