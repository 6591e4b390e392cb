import type { CartEffect, RemovedLine, CartView, CodeStatus } from "@su-turrone/contract/cart-view";
import { toCents } from "@su-turrone/contract/money";
import type { CartSnapshot } from "./cart-snapshot";

type Before = Pick<CartSnapshot, "lines" | "applied">;

/**
 * Effects of a change on codes.
 * @param statuses of every code the shopper wants, and of those that were lost
 * @param asked the requested code, which is reported by the change itself
 */
function codeEffects(statuses: readonly CodeStatus[], { applied }: Before, asked?: string): CartEffect[] {
  return statuses.flatMap((status): CartEffect[] => {
    const { code, state } = status;
    if (code.toUpperCase() === asked?.toUpperCase()) return [];
    const before = applied.includes(code);
    if (state === "invalid") return [{ kind: "code_removed", code }];
    if (state === "applied") return before ? [] : [{ kind: "code_reapplied", code }];
    return before ? [{ kind: "code_suspended", status }] : [];
  });
}

/** Lines whose price was updated to the current one. */
const priceEffects = ({ lines }: Before, after: CartView): CartEffect[] =>
  after.lines.flatMap(({ id, name, unit_cents }): CartEffect[] => {
    const line = lines.find((before) => before.id === id);
    return line && toCents(line.unit_price) !== unit_cents ? [{ kind: "price", name, unit_cents }] : [];
  });

/** Side effects of a change: codes first, then prices. Pure. */
export const effectsOf = (
  before: Before,
  after: CartView,
  statuses: readonly CodeStatus[],
  asked?: string,
): CartEffect[] => [...codeEffects(statuses, before, asked), ...priceEffects(before, after)];

/** Lines that were removed by a change. Pure. */
export const removedLines = ({ lines }: Before, after: CartView): RemovedLine[] =>
  lines
    .filter(({ id }) => !after.lines.some((line) => line.id === id))
    .map(({ id, variant_id, name, grams, quantity }) => ({ id, variant_id, name, grams, quantity }));
