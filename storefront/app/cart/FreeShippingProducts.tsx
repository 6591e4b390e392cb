import { Link } from "@remix-run/react";
import { UnitPrice } from "~/catalogue/UnitPrice";
import type { Cart, ProductCard } from "~/commerce/types";
import { money } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Picture } from "~/ui/Picture";
import { toFreeShipping } from "./free-shipping";

interface Props {
  cart: Cart;
  products: readonly ProductCard[];
}

/** Two suitable products, as long as the cart has not reached free shipping. */
export function FreeShippingProducts({ cart, products }: Props) {
  const t = useT("cart");
  const tCatalogue = useT("catalogue");
  const language = useLanguage();
  const missing =
    cart.freeShippingFrom === null ? 0 : toFreeShipping(cart.totals.goods, cart.freeShippingFrom).missing;
  const shown = products.filter(({ id }) => !cart.lines.some(({ productId }) => productId === id));
  if (missing === 0 || shown.length === 0) return null;
  return (
    <section aria-labelledby="free-shipping-products">
      <h2 id="free-shipping-products" className="text-xl">
        {t("freeShipping.products")}
      </h2>
      <p className="mt-1 text-chestnut">{t("freeShipping.missing", { amount: money(missing, language) })}</p>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {shown.map(({ id, name, slugs, picture, fromPrice, fromPricePerKg, weights }) => (
          <li key={id} className="group relative grid grid-cols-[5.5rem_1fr] items-center gap-4">
            <span className="block overflow-hidden rounded-sm bg-sand">
              {picture && <Picture {...picture} alt="" sizes="7rem" className="aspect-square object-cover" />}
            </span>
            <span className="min-w-0">
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
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
