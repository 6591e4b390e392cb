import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { adminLanguage } from "../../platform/admin-language";
import type { PerLanguage } from "../../platform/languages";

const refusal: PerLanguage = {
  de: "Die Lieferländer stehen auch in den Versandkosten, Steuern und Texten des Shops und werden deshalb nicht hier geändert. Bitte wenden Sie sich an die Person, die den Shop technisch betreut.",
  it: "I Paesi di consegna sono anche nelle spese di spedizione, nelle imposte e nei testi del negozio, e per questo non si cambiano qui. Occorre rivolgersi a chi si occupa della parte tecnica del negozio.",
  en: "The countries of delivery are also part of the shop’s shipping costs, taxes and texts, and are therefore not changed here. Please ask the person who looks after the shop’s software.",
};

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
  next(isKept ? undefined : new MedusaError(MedusaError.Types.NOT_ALLOWED, refusal[adminLanguage(req)]));
}

export const deliveryCountryGuards: MiddlewareRoute[] = [
  { matcher: "/admin/regions/:id", methods: ["POST", "DELETE"], middlewares: [keepCountries] },
];
