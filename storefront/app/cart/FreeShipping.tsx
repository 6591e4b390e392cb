import { Link } from "@remix-run/react";
import { money } from "@su-turrone/contract/formats";
import type { Cents } from "@su-turrone/contract/money";
import { UnitPrice } from "~/catalogue/PriceNote";
import type { Cart, ProductCard } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Picture } from "~/ui/Picture";
import { CartForm } from "./CartForm";
import { useCart } from "./CartProvider";

interface FreeShipping {
  /** Missing amount in cents; 0 once shipping is free. */
  missing: Cents;
  /** 0 to 100, for the progress line; 100 only once it is free. */
  percent: number;
}

/**
 * @param goods value of the goods before promotion codes, in cents
 * @param freeFrom value of the goods from which shipping is free, in cents
 */
export function toFreeShipping(goods: Cents, freeFrom: Cents): FreeShipping {
  const missing = Math.max(0, freeFrom - goods);
  return { missing, percent: missing === 0 ? 100 : Math.floor((goods / freeFrom) * 100) };
}

/** Up to this price a product is a small addition: bars and torroncini, no box or crate. */
const smallAddition: Cents = 2200;

/**
 * Products that bring a cart to free shipping: small additions first; among them and among the others first those that
 * suffice alone, cheapest first, then the rest, most expensive first. Excludes products that are sold out or already in
 * the cart.
 */
export function productsToFreeShipping<P extends Pick<ProductCard, "id" | "fromPrice" | "soldOut">>(
  products: readonly P[],
  missing: Cents,
  inCart: readonly string[],
  maxProducts: number,
): P[] {
  const candidates = products.filter(({ id, soldOut }) => !soldOut && !inCart.includes(id));
  const rank = ({ fromPrice }: P): number =>
    (fromPrice <= smallAddition ? 0 : 2) + (fromPrice >= missing ? 0 : 1);
  return candidates
    .sort(
      (a, b) =>
        rank(a) - rank(b) || (a.fromPrice >= missing ? a.fromPrice - b.fromPrice : b.fromPrice - a.fromPrice),
    )
    .slice(0, maxProducts);
}

/** What a cart lacks to free shipping; 0 if its shipping is free, or never is. */
export const missingOf = ({ totals, free_shipping_from_cents: from }: Cart): Cents =>
  from === null ? 0 : toFreeShipping(totals.goods, from).missing;

export function FreeShippingLine({ goods, freeFrom }: { goods: Cents; freeFrom: Cents }) {
  const t = useT("cart");
  const language = useLanguage();
  const { missing, percent } = toFreeShipping(goods, freeFrom);
  return (
    <div>
      <p className="text-sm">
        {missing === 0
          ? t("freeShipping.reached")
          : t("freeShipping.missing", { amount: money(missing, language) })}
      </p>
      <progress
        max={100}
        value={percent}
        aria-label={t("freeShipping.progress")}
        className="progress-line mt-2"
      />
    </div>
  );
}

/** Two suitable products, each with one button into the cart, as long as the cart has not reached free shipping. */
export function FreeShippingProducts({ cart, products }: { cart: Cart; products: readonly ProductCard[] }) {
  const t = useT("cart");
  const tCatalogue = useT("catalogue");
  const { submissionId } = useCart();
  const language = useLanguage();
  const missing = missingOf(cart);
  const shown = products.filter(({ id }) => !cart.lines.some((line) => line.product_id === id));
  if (missing === 0 || shown.length === 0) return null;
  return (
    <section aria-labelledby="free-shipping-products">
      <h2 id="free-shipping-products" className="text-xl">
        {t("freeShipping.products")}
      </h2>
      <p className="mt-1 text-chestnut">{t("freeShipping.missing", { amount: money(missing, language) })}</p>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {shown.map(({ id, name, slugs, picture, fromPrice, fromPricePerKg, fromVariant, weights }) => (
          <li key={id} className="group relative grid grid-cols-[5.5rem_1fr] items-center gap-4">
            <span className="block overflow-hidden rounded-sm bg-sand">
              {picture && <Picture {...picture} alt="" sizes="7rem" className="aspect-square object-cover" />}
            </span>
            <div className="min-w-0">
              <Link
                to={href("product", language, { slug: slugs })}
                discover="none"
                className="stretched hyphens-auto underline-offset-4 group-hover:underline"
              >
                {name}
              </Link>
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="figures font-display">
                  {weights.length > 1
                    ? tCatalogue("card.from", { price: money(fromPrice, language) })
                    : money(fromPrice, language)}
                </span>
                <UnitPrice perKg={fromPricePerKg} />
              </span>
              {/* above the link that covers the whole entry */}
              <CartForm
                intent="add"
                fields={{
                  variantId: fromVariant,
                  quantity: "1",
                  submissionId,
                  returnTo: href("cart", language),
                }}
                className="relative z-10"
              >
                <Button
                  variant="quiet"
                  aria-label={`${tCatalogue("product.add")}: ${name}`}
                  className="-ml-2"
                >
                  {tCatalogue("product.add")}
                </Button>
              </CartForm>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
