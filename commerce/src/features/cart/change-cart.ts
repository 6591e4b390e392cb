import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getVariantAvailability } from "@medusajs/framework/utils";
import type {
  CartChangeAnswer,
  CartChangeRefusal,
  CartEffect,
  CartView,
  CodeStatus,
} from "@su-turrone/contract/cart-view";
import type { CartChange, FirstAddition } from "@su-turrone/contract/cart-requests";
import { Counter } from "prom-client";
import { refusalCodeOf } from "../../platform/engine-errors";
import { localeOf, type Language, languageOfLocale } from "../../platform/languages";
import { processMetrics } from "../../platform/metrics";
import { countFailure, failureDelay } from "../../platform/rate-limits";
import { changeCartWorkflow, createFilledCartWorkflow } from "../../workflows/change-cart";
import { changeDirectly } from "./direct-change";
import { createDirectly } from "./direct-creation";
import { effectsOf, removedLines } from "./cart-snapshot";
import { cartNotFound, readCart } from "./read-cart";
import { viewOfCart } from "./read-cart-view";
import type { MedusaStoreRequest } from "@medusajs/framework/http";

export interface StorefrontContext {
  language: Language;
  /** Sales channel of the publishable key. */
  salesChannelId: string;
}

export const storefrontContextOf = (
  req: Pick<MedusaStoreRequest, "locale" | "publishable_key_context">,
): StorefrontContext => ({
  language: languageOfLocale(req.locale),
  salesChannelId: req.publishable_key_context.sales_channel_ids[0] ?? "",
});

const changes = new Counter({
  name: "cart_changes_total",
  help: "Changes of carts, by whether the shop wrote the rows itself or a workflow of Medusa did",
  labelNames: ["way"],
  registers: [processMetrics],
});

/** Makes a change directly if possible, otherwise with a workflow. */
async function made<T>(direct: Promise<T | null>, workflow: () => Promise<{ result: T }>): Promise<T> {
  const result = await direct;
  changes.inc({ way: result ? "direct" : "workflow" });
  return result ?? (await workflow()).result;
}

/** Available packs of a variant; null when its stock is not managed or the variant is unknown. */
async function availableOf(
  container: MedusaContainer,
  variantId: string,
  salesChannelId: string,
): Promise<number | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const found = await getVariantAvailability(query, {
    variant_ids: [variantId],
    sales_channel_id: salesChannelId,
  });
  const available = found[variantId]?.availability ?? null;
  return available === null ? null : Math.max(0, available);
}

/** Code of a refused change; rethrows errors that are not refusals, and those concerning the whole cart. */
function changeRefusalOf(error: unknown) {
  const code = refusalCodeOf(error);
  if (code === null || code === "cart_not_found" || code === "cart_completed") throw error;
  return code;
}

/** A refusal; where the stock is too low, with what is left. */
async function withStock(
  container: MedusaContainer,
  code: ReturnType<typeof changeRefusalOf>,
  { variantId, salesChannelId }: { variantId: string | undefined; salesChannelId: string },
): Promise<CartChangeRefusal> {
  if (code !== "stock_insufficient") return { code };
  const available = variantId ? await availableOf(container, variantId, salesChannelId) : null;
  return { code, available };
}

/** Why the requested code does not apply; null when it does. Invalid codes count towards the cart's limit. */
async function codeRefusal(
  cartId: string,
  code: string,
  statuses: readonly CodeStatus[],
): Promise<CartChangeRefusal | null> {
  const status = statuses.find((one) => one.code.toUpperCase() === code.toUpperCase());
  if (status?.state === "applied") return null;
  if (status?.state === "not_applicable") return { code: "code_not_applicable", status };
  await countFailure("wrongCode", cartId);
  return { code: "promotion_code_invalid" };
}

/** @throws MedusaError for a cart that no longer exists or has become an order */
async function viewOf(container: MedusaContainer, cartId: string, language: Language): Promise<CartView> {
  const cart = await readCart(container, cartId);
  if (!cart || cart.completed_at) throw cartNotFound();
  return viewOfCart(container, cart, language);
}

/**
 * Makes one change to a cart and returns the resulting cart. Must be called while holding the cart's lock
 * (`withCartLock`), which the routes below a cart take.
 * @throws MedusaError for a cart that no longer exists or has become an order
 */
export async function changeCart(
  container: MedusaContainer,
  cartId: string,
  change: CartChange,
  { language, salesChannelId }: StorefrontContext,
): Promise<CartChangeAnswer> {
  if (change.type === "apply_code" && (await failureDelay("wrongCode", cartId)) > 0) {
    const cart = await viewOf(container, cartId, language);
    return { cart, effects: [], taken: [], refusal: { code: "too_many_codes" } };
  }
  try {
    const { before, codes } = await made(changeDirectly(container, cartId, change), () =>
      changeCartWorkflow(container).run({ input: { cart_id: cartId, change } }),
    );
    const enteredCode = change.type === "apply_code" ? change.code : undefined;
    const refusal = enteredCode === undefined ? null : await codeRefusal(cartId, enteredCode, codes);
    const cart = await viewOf(container, cartId, language);
    return {
      cart,
      effects: effectsOf(before, cart, codes, enteredCode),
      taken: removedLines(before, cart),
      refusal,
    };
  } catch (error) {
    const code = changeRefusalOf(error);
    const cart = await viewOf(container, cartId, language);
    const lineId = change.type === "set_quantity" ? change.line_id : null;
    const changed = cart.lines.find(({ id }) => id === lineId)?.variant_id;
    const variantId = change.type === "add" ? change.variant_id : changed;
    const refusal = await withStock(container, code, { variantId, salesChannelId });
    return { cart, effects: [], taken: [], refusal };
  }
}

/** Effect to report for the code that was waiting for a cart. */
function linkedCodeEffect(code: string, statuses: readonly CodeStatus[]): CartEffect {
  const status = statuses.find((one) => one.code.toUpperCase() === code.toUpperCase());
  if (status?.state === "applied") return { kind: "code_reapplied", code: code.toUpperCase() };
  if (status?.state === "not_applicable") return { kind: "code_suspended", status };
  return { kind: "code_removed", code: code.toUpperCase() };
}

/** Creates a cart with its first item and returns it; a refusal leaves no cart behind. */
export async function createFilledCart(
  container: MedusaContainer,
  addition: FirstAddition,
  { language, salesChannelId }: StorefrontContext,
): Promise<CartChangeAnswer> {
  const { code, variant_id: variantId } = addition;
  try {
    const locale = localeOf[language];
    const { id, codes } = await made(createDirectly(container, addition, { locale, salesChannelId }), () =>
      createFilledCartWorkflow(container).run({
        input: { ...addition, locale, sales_channel_id: salesChannelId || undefined },
      }),
    );
    const cart = await viewOf(container, id, language);
    const effects = code ? [linkedCodeEffect(code, codes)] : [];
    return { cart, effects, taken: [], refusal: null };
  } catch (error) {
    const refusal = await withStock(container, changeRefusalOf(error), { variantId, salesChannelId });
    return { cart: null, effects: [], taken: [], refusal };
  }
}
