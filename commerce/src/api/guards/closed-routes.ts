import type { MedusaRequest, MiddlewareRoute } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isOperator, nowInSeconds, operatorKeyHeader } from "@su-turrone/contract/tokens";
import { z } from "@medusajs/framework/zod";
import { toAddress } from "@su-turrone/contract/addresses";
import { addressParts } from "@su-turrone/contract/cart-view";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { checkedAddress } from "../../features/order-address/change-address";
import { currency } from "../../platform/currency";
import { env } from "../../platform/env";
import { closedRoutes as closedCoreRoutes, deletableReasons } from "../../platform/medusa-surface";
import { adminLanguage, refusalsFor } from "../../platform/admin-language";
import type { Texts } from "../../texts";
import { isRead } from "../../platform/route-table";
import type { Middleware } from "../../platform/with-body";
import { existingOrder } from "./require-existing";

/** Why a Medusa route is closed. */
type Reason = keyof Texts["refusals"]["closed"];

/**
 * Medusa's routes that move money or goods of an order around the rules of this shop
 * (features/ordering/order/order-status.ts, invoices, reservations). A route that starts a change is closed together
 * with those that continue it.
 */
const closed: readonly (readonly [matcher: string, reason: Reason])[] = closedCoreRoutes;

const deletable: readonly Reason[] = deletableReasons;

/** Runs a workflow with the secret of the server: what no page offers, and the tests need. */
const isByOperator = (req: MedusaRequest): boolean =>
  isOperator(env().SIGNING_SECRET, req.get(operatorKeyHeader) ?? "", nowInSeconds());

const refuse =
  (reason: Reason): Middleware =>
  (req, _res, next) => {
    next(
      isRead(req) ||
        (req.method === "DELETE" && deletable.includes(reason)) ||
        (reason === "workflows" && isByOperator(req))
        ? undefined
        : new MedusaError(MedusaError.Types.NOT_ALLOWED, refusalsFor(req).closed[reason]),
    );
  };

/** Rejects writes through these routes (400, with the reason); reads stay allowed. */
export const closedRoutes: MiddlewareRoute[] = closed.map(([matcher, reason]) => ({
  matcher,
  middlewares: [refuse(reason)],
}));

const changedRegion = z.object({
  countries: z.array(z.string()).optional(),
  is_tax_inclusive: z.boolean().optional(),
  automatic_taxes: z.boolean().optional(),
  currency_code: z.string().optional(),
});

const isShops = (countries: readonly string[]): boolean =>
  countries.length === countryCodes.length && countryCodes.every((code) => countries.includes(code));

/**
 * Keeps the shop's only region with all its countries: orders, forms, tariff and texts go by the contract's list, so a
 * country removed here would still be sold to, and its shoppers stopped by an error that never passes. Its prices
 * include the VAT that is calculated by itself: without it, carts have no tax and Italian invoices none to state.
 */
const keepRegion: Middleware = (req, _res, next) => {
  const change = changedRegion.safeParse(req.body).data ?? {};
  const { countries } = change;
  const texts = refusalsFor(req);
  const isSameVat =
    change.is_tax_inclusive !== false &&
    change.automatic_taxes !== false &&
    (change.currency_code ?? currency) === currency;
  const isKept = req.method !== "DELETE" && (countries === undefined || isShops(countries));
  const refusal = isKept ? texts.closed.taxIncluded : texts.delivery_countries;
  next(isKept && isSameVat ? undefined : new MedusaError(MedusaError.Types.NOT_ALLOWED, refusal));
};

const changedOrder = z.object({
  shipping_address: z.unknown().optional(),
  // Medusa refuses what is not like this
  billing_address: z.object(addressParts(z.string().nullish())).optional().catch(undefined),
});

/**
 * The delivery address is changed in the shop's own form: Medusa's accepts it when the parcel has left, and believes
 * anything. The address of the invoice is checked by the same rules.
 */
const checkAddresses: Middleware = async (req, _res, next) => {
  const { shipping_address: shipping, billing_address: billing } =
    changedOrder.safeParse(req.body).data ?? {};
  const texts = refusalsFor(req).address;
  const stored = billing && (await existingOrder(req)).billing_address;
  const typed = billing && toAddress({ ...stored, ...billing });
  const isElsewhere = typed?.country !== stored?.country_code.toLowerCase();
  const refusal = shipping ? texts.own_form : isElsewhere && texts.country;
  if (!refusal && typed) checkedAddress(typed, { isDelivery: false, language: adminLanguage(req) });
  next(refusal ? new MedusaError(MedusaError.Types.NOT_ALLOWED, refusal) : undefined);
};

export const storeGuards: MiddlewareRoute[] = [
  { matcher: "/admin/regions/:id", methods: ["POST", "DELETE"], middlewares: [keepRegion] },
  { matcher: "/admin/orders/:id", methods: ["POST"], middlewares: [checkAddresses] },
];
