import { useState } from "react";
import { cart } from "~/cart/example-cart";
import { FreeShippingLine } from "~/cart/FreeShipping";
import { TotalsTable } from "~/cart/TotalsTable";
import { Availability, WeightPicker } from "~/catalogue/WeightPicker";
import { ProductCard, RatingLine } from "~/catalogue/ProductCard";
import { UnitPrice } from "~/catalogue/PriceNote";
import type { ProductCard as Card, Variant } from "~/commerce/types";
import { exampleProduct } from "~/seo/example-product";
import { Chapter, Sample } from "./Controls";

const card: Card = { ...exampleProduct, picture: null };

const variant = (grams: number, price: number, overrides: Partial<Variant> = {}): Variant => ({
  id: `variant_${grams}`,
  sku: `ST-MAN-${grams}`,
  grams,
  price,
  was: null,
  pricePerKg: Math.round((price * 1000) / grams),
  stock: null,
  soldOut: false,
  ...overrides,
});

const small = variant(150, 675, { was: 790 });
const few = variant(300, 1290, { stock: 3 });
const soldOut = variant(500, 2090, { stock: 0, soldOut: true });

function Weights() {
  const [chosen, setChosen] = useState(small.id);
  return (
    <WeightPicker variants={[small, few, soldOut]} chosen={chosen} onChoose={({ id }) => setChosen(id)} />
  );
}

const { totals } = cart();

/** Twice the value of the example's goods. */
const freeFrom = 2 * totals.goods;

export const Goods = () => (
  <>
    <Chapter title="Goods">
      <Sample state="Card">
        <ProductCard product={card} heading="h3" />
      </Sample>
      <Sample state="Card with reviews">
        <ProductCard product={{ ...card, rating: { average: 4.6, count: 12 } }} heading="h3" />
      </Sample>
      <Sample state="Sold-out card">
        <ProductCard product={{ ...card, soldOut: true }} heading="h3" />
      </Sample>
      <Sample state="Card with a reduced price">
        <ProductCard product={{ ...card, fromWas: 790 }} heading="h3" />
      </Sample>
      <Sample state="Card with one weight and no price per kilogram">
        <ProductCard product={{ ...card, weights: [450], fromPricePerKg: null }} heading="h3" />
      </Sample>
      <Sample state="Weights">
        <Weights />
      </Sample>
      {[small, few, soldOut].map((sampleVariant) => (
        <Sample
          key={sampleVariant.id}
          state={sampleVariant.soldOut ? "Sold out" : sampleVariant.stock ? "Few left" : "Available"}
        >
          <Availability variant={sampleVariant} />
        </Sample>
      ))}
      <Sample state="Rating">
        <RatingLine rating={{ average: 4.6, count: 12 }} />
      </Sample>
      <Sample state="Price per kilogram">
        <UnitPrice perKg={4500} />
      </Sample>
    </Chapter>
    <Chapter title="Totals">
      <Sample state="Below the free shipping threshold">
        <FreeShippingLine goods={totals.goods} freeFrom={freeFrom} />
      </Sample>
      <Sample state="Free shipping">
        <FreeShippingLine goods={freeFrom} freeFrom={freeFrom} />
      </Sample>
      <Sample state="Totals">
        <TotalsTable totals={totals} codes={[]} country="de" />
      </Sample>
      <Sample state="Totals with a code">
        <TotalsTable
          totals={{ ...totals, discount: 250, total: 2940 }}
          codes={[{ code: "TORRONE10", percent: 10 }]}
          country="de"
        />
      </Sample>
      <Sample state="Totals being recalculated">
        <TotalsTable totals={totals} codes={[]} country="de" pending />
      </Sample>
    </Chapter>
  </>
);
