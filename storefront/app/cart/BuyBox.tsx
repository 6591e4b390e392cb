import { Link, useSearchParams } from "@remix-run/react";
import { Fragment, useRef, useState } from "react";
import { maxQuantity } from "@su-turrone/contract/limits";
import { Availability } from "~/catalogue/Availability";
import { chooseWeight } from "~/catalogue/choose-weight";
import type { DeliveryDates } from "~/catalogue/delivery-dates";
import { DeliveryPromise } from "~/catalogue/DeliveryPromise";
import { PriceNote } from "~/catalogue/PriceNote";
import { UnitPrice } from "~/catalogue/UnitPrice";
import { WeightPicker } from "~/catalogue/WeightPicker";
import type { Product, Variant } from "~/commerce/types";
import { money, weight } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { additionError } from "./addition-error";
import { BuyBar } from "./BuyBar";
import type { CartActionErrorCode } from "./cart-intents";
import { CartForm } from "./CartForm";
import { useCart, useSending } from "./CartProvider";
import { GiftChoice } from "./GiftChoice";
import { QuantityField } from "./QuantityField";

interface Props {
  product: Product;
  /** null if commerce has no delivery times. */
  delivery: DeliveryDates | null;
}

const buyFormId = "buy";

/** Refusals shown next to the quantity. */
const quantityErrors: readonly CartActionErrorCode[] = [
  "invalid_quantity",
  "too_many_packs",
  "not_enough_stock",
];

/** Price, weights, quantity and buy button of a product page: a plain form that works with and without JavaScript. */
export function BuyBox({ product, delivery }: Props) {
  const t = useT("catalogue");
  const tCart = useT("cart");
  const tCommon = useT();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(() => chooseWeight(product.variants, search.get("weight")));
  const { outcome, form, setDrawer } = useCart();
  const sending = useSending("add");
  const buttonRow = useRef<HTMLDivElement>(null);
  // refusals of changes made in the drawer are shown in the drawer
  const problem = outcome?.refusal?.intent === "add" ? outcome.refusal.error : undefined;
  if (!chosen) return null;

  function choose(variant: Variant): void {
    setChosen(variant);
    setSearch({ weight: String(variant.grams) }, { replace: true, preventScrollReset: true });
  }

  const isQuantityProblem = problem !== undefined && quantityErrors.includes(problem.code);
  const path = href("product", language, { slug: product.slugs[language] });
  return (
    <CartForm
      intent="add"
      fields={{ form, returnTo: `${path}?weight=${chosen.grams}` }}
      onAnswer={({ refusal }) => {
        if (!refusal) setDrawer(true);
      }}
      id={buyFormId}
      className="space-y-3 sm:space-y-4"
    >
      <div>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="figures font-display text-3xl">
            <span className="sr-only">
              {t("price.forWeight", { weight: weight(chosen.grams, language) })}:{" "}
            </span>
            {money(chosen.price, language)}
          </span>
          <span className="text-chestnut" aria-hidden="true">
            {weight(chosen.grams, language)}
          </span>
          <UnitPrice perKg={chosen.pricePerKg} />
        </p>
        <PriceNote />
      </div>
      <WeightPicker variants={product.variants} chosen={chosen.id} onChoose={choose} />
      {product.soldOut ? (
        <p className="rounded-md bg-linen px-5 py-4">
          {t("product.allSoldOut")}{" "}
          <Link to={href("products", language)} className="link">
            {t("product.otherProducts")}
          </Link>
        </p>
      ) : chosen.soldOut ? (
        <div>
          <Availability variant={chosen} />
          <p>
            {t("product.otherWeights")}{" "}
            {product.variants
              .filter((variant) => !variant.soldOut)
              .map((variant, index) => (
                <Fragment key={variant.id}>
                  {index > 0 && ", "}
                  <Link
                    to={`${path}?weight=${variant.grams}`}
                    replace
                    preventScrollReset
                    onClick={() => {
                      setChosen(variant);
                    }}
                    className="link inline-block py-1"
                  >
                    {weight(variant.grams, language)}
                  </Link>
                </Fragment>
              ))}
          </p>
        </div>
      ) : (
        <>
          <div ref={buttonRow} className="flex items-end gap-4">
            <QuantityField
              id="quantity"
              label={<span className="max-sm:sr-only">{t("product.quantity")}</span>}
              initial="1"
              max={Math.min(maxQuantity, chosen.stock ?? maxQuantity)}
              error={isQuantityProblem ? additionError(tCart, problem) : undefined}
            />
            <Button wide aria-disabled={sending} className="max-[22rem]:px-3">
              {sending ? t("product.adding") : t("product.add")}
            </Button>
          </div>
          <Availability variant={chosen} />
          <GiftChoice />
          <div role="alert" className="text-pomegranate empty:hidden">
            {problem && !isQuantityProblem && additionError(tCart, problem)}
          </div>
          <BuyBar
            form={buyFormId}
            button={buttonRow}
            variant={chosen}
            name={product.name}
            sending={sending}
          />
        </>
      )}
      <ul className="space-y-1 border-t border-sand pt-4 text-sm text-chestnut">
        {!chosen.soldOut && delivery && (
          <li>
            <DeliveryPromise dates={delivery} />
          </li>
        )}
        <li>{t("product.returns")}</li>
        <li>
          <Link to={href("guarantee", language)} className="link inline-block py-1">
            {tCommon("legal.guarantee")}
          </Link>
        </li>
      </ul>
    </CartForm>
  );
}
