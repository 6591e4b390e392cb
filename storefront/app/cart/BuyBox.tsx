import { Link, useSearchParams } from "@remix-run/react";
import { money, weight } from "@su-turrone/contract/formats";
import { maxQuantity } from "@su-turrone/contract/limits";
import { Fragment, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { DeliveryDates } from "~/catalogue/delivery-dates";
import { DeliveryPromise } from "~/catalogue/DeliveryPromise";
import { ChristmasLine, PriceNote, UnitPrice, WasPrice } from "~/catalogue/PriceNote";
import { Availability, chooseWeight, WeightPicker } from "~/catalogue/WeightPicker";
import type { CartActionErrorCode } from "~/commerce/cart-errors.server";
import type { Product, Variant } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { lazyPart } from "~/platform/load-chunk";
import { Button } from "~/ui/Button";
import { MinusIcon, PlusIcon } from "~/ui/icons";
import { useHydrated } from "~/ui/use-hydrated";
import { CartForm } from "./CartForm";
import { useCart, useSending } from "./CartProvider";
import { additionError } from "./addition-error";
import { QuantityField, stepButtonClass } from "./QuantityField";

/**
 * "This is a gift", with an explanation once checked; the checkout then starts with this option checked. Toggled by CSS,
 * without JavaScript.
 */
function GiftChoice() {
  const t = useT("catalogue");
  return (
    <div className="group/gift print:hidden">
      <label className="inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="gift"
          value="yes"
          aria-describedby="gift-text"
          className="size-5 shrink-0 accent-band"
        />
        {t("product.gift")}
      </label>
      <p id="gift-text" className="hidden rounded-md bg-linen px-5 py-4 text-sm group-has-checked/gift:block">
        {t("product.giftText")}
      </p>
    </div>
  );
}

interface BuyBarProps {
  /** Id of the form the button submits. */
  form: string;
  /** The buy button in the page itself. */
  button: RefObject<HTMLElement>;
  variant: Variant;
  name: string;
  sending: boolean;
}

interface StepButtonProps {
  /** Contains the quantity field. */
  field: RefObject<HTMLElement>;
  by: 1 | -1;
  label: string;
}

/** Minus or plus beside the quantity, on phones. */
function StepButton({ field, by, label }: StepButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        const input = field.current?.querySelector("input");
        if (by > 0) input?.stepUp();
        else input?.stepDown();
      }}
      // reserves its place before hydration: the button beside it must not move
      className={`${stepButtonClass} max-[22rem]:hidden sm:hidden ${hydrated ? "" : "invisible"}`}
    >
      {by > 0 ? <PlusIcon className="size-5" /> : <MinusIcon className="size-5" />}
    </button>
  );
}

/** Whether an element has been scrolled out of view at the top; false without JavaScript. */
function useScrolledPast(target: RefObject<HTMLElement>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}

/** On phones: price, weight and button at the bottom of the window while the buy button is scrolled out of view. */
function BuyBar({ form, button, variant, name, sending }: BuyBarProps) {
  const t = useT("catalogue");
  const language = useLanguage();
  if (!useScrolledPast(button)) return null;
  const grams = weight(variant.grams, language);
  return (
    // without the margin of the form's parts, flush with the edge
    <div className="fixed inset-x-0 bottom-0 z-20 mb-0 flex items-center justify-between gap-4 border-t border-sand bg-wafer px-[1.25rem] pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden">
      <p className="min-w-0 leading-tight">
        <span className="figures block font-display text-lg">{money(variant.price, language)}</span>
        {/* weight first: on a narrow phone the name is truncated */}
        <span className="block truncate text-sm text-chestnut">
          {grams}, {name}
        </span>
      </p>
      <Button form={form} aria-disabled={sending} className="shrink-0">
        {sending ? t("product.adding") : t("product.add")}
      </Button>
    </div>
  );
}

interface Props {
  product: Product;
  /** null if commerce has no delivery times. */
  delivery: DeliveryDates | null;
}

const buyFormId = "buy";

/** Loaded after the page, because only scripts can use it. */
const ExpressAdd = lazyPart(
  () => import("./ExpressButton"),
  () => null,
);
/** Keeps its place: what is below must not move. */
const expressGap = <div className="min-h-16 noscript:hidden" />;

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
  const { outcome, submissionId, setDrawer } = useCart();
  const sending = useSending("add");
  const hydrated = useHydrated();
  const buttonRow = useRef<HTMLDivElement>(null);
  const quantity = useRef<HTMLDivElement>(null);
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
      fields={{ submissionId, returnTo: `${path}?weight=${chosen.grams}` }}
      onAnswer={({ refusal }) => {
        if (!refusal) setDrawer(true);
      }}
      id={buyFormId}
      className="space-y-3 sm:space-y-4"
    >
      <div>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className={`figures font-display ${chosen.soldOut ? "text-lg text-chestnut" : "text-3xl"}`}>
            <span className="sr-only">
              {t("price.forWeight", { weight: weight(chosen.grams, language) })}:{" "}
            </span>
            {money(chosen.price, language)}
          </span>
          <span className="text-chestnut" aria-hidden="true">
            {weight(chosen.grams, language)}
          </span>
          <UnitPrice perKg={chosen.pricePerKg} />
          <WasPrice was={chosen.was} inWords />
        </p>
        <PriceNote />
      </div>
      {!product.soldOut && <WeightPicker variants={product.variants} chosen={chosen.id} onChoose={choose} />}
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
          <div ref={buttonRow} className="flex items-end gap-3 sm:gap-4 print:hidden">
            <div ref={quantity} className="flex shrink-0 items-end gap-1">
              {/* a phone's keyboard covers the page; without JavaScript the field alone is there */}
              <StepButton field={quantity} by={-1} label={t("product.less")} />
              <QuantityField
                id="quantity"
                label={<span className="max-sm:sr-only">{t("product.quantity")}</span>}
                initial="1"
                max={Math.min(maxQuantity, chosen.stock ?? maxQuantity)}
                error={isQuantityProblem ? additionError(tCart, problem) : undefined}
                className="max-sm:w-12 sm:w-24"
              />
              <StepButton field={quantity} by={1} label={t("product.more")} />
            </div>
            <Button wide aria-disabled={sending} className="max-sm:px-2">
              {sending ? t("product.adding") : t("product.add")}
            </Button>
          </div>
          <Availability variant={chosen} />
          <GiftChoice />
          {hydrated ? (
            <Suspense fallback={expressGap}>
              <ExpressAdd />
            </Suspense>
          ) : (
            expressGap
          )}
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
      {/* nothing to buy: the form for a notice follows at once */}
      <ul hidden={product.soldOut} className="space-y-1 border-t border-sand pt-4 text-sm text-chestnut">
        {!chosen.soldOut && delivery && (
          <li>
            <DeliveryPromise dates={delivery} />
          </li>
        )}
        {!chosen.soldOut && (
          <li className="empty:hidden">
            <ChristmasLine />
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
