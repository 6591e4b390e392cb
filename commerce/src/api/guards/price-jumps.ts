import type { MedusaRequest, MiddlewareRoute } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { money } from "@su-turrone/contract/formats";
import { toCents } from "@su-turrone/contract/money";
import { priceJumps, type PriceJump, type WeightChange } from "../../features/sellable/price-jumps";
import { readWeights } from "../../features/sellable/read-weights";
import { adminLanguage } from "../../platform/admin-language";
import { currency } from "../../platform/currency";
import { pricedRoutes } from "../../platform/medusa-surface";
import type { Language } from "../../platform/languages";
import type { Middleware } from "../../platform/with-body";
import { fill, textsOf } from "../../texts";

const givenWeight = z.object({
  id: z.string().nullish(),
  title: z.string().nullish(),
  weight: z.coerce.number().nullish(),
  prices: z.array(z.object({ amount: z.coerce.number(), currency_code: z.string() })).nullish(),
});
type GivenWeight = z.infer<typeof givenWeight>;

const givenProduct = z.object({ id: z.string().nullish(), variants: z.array(givenWeight).nullish() });
const batchOf = <T extends z.ZodType>(entry: T) =>
  z
    .object({ create: z.array(entry).nullish(), update: z.array(entry).nullish() })
    .transform(({ create, update }) => [...(create ?? []), ...(update ?? [])]);

/** Weights sent for a product; a new product has no id. */
interface GivenProduct {
  id: string | null;
  weights: readonly GivenWeight[];
}

const toGiven = ({ id, variants }: z.infer<typeof givenProduct>): GivenProduct => ({
  id: id ?? null,
  weights: variants ?? [],
});

/** The weights in the body of a route. */
const readBody: Record<
  (typeof pricedRoutes)[number]["gives"],
  (body: unknown, params: Record<string, string>) => GivenProduct[]
> = {
  product: (body, { id = null }) => [{ ...toGiven(givenProduct.parse(body)), id }],
  products: (body) => batchOf(givenProduct).parse(body).map(toGiven),
  weight: (body, { id = "", variant_id = null }) => [
    { id, weights: [{ ...givenWeight.parse(body), ...(variant_id === null ? {} : { id: variant_id }) }] },
  ],
  weights: (body, { id = "" }) => [{ id, weights: batchOf(givenWeight).parse(body) }],
};

type PresentWeight = Awaited<ReturnType<typeof readWeights>>[number];

const centsOf = ({ prices }: GivenWeight): number[] =>
  (prices ?? [])
    .filter((price) => price.currency_code.toLowerCase() === currency)
    .map(({ amount }) => toCents(amount))
    // a price of 0 is no price
    .filter((cents) => cents > 0);

/** A weight of the product as it is and as it would be. */
function changeOf({ title, grams, cents }: PresentWeight, given: GivenWeight | undefined): WeightChange {
  const nextGrams = given?.weight === undefined ? grams : given.weight;
  const isReweighed = nextGrams !== grams;
  const sent = given?.prices ? centsOf(given) : isReweighed && cents ? [cents] : [];
  return {
    title,
    grams: nextGrams,
    now_grams: grams,
    now_cents: cents || null,
    next_cents: isReweighed ? sent : sent.filter((price) => price !== cents),
  };
}

/**
 * The weights of a product as they are and as they would be.
 * @throws NOT_FOUND for a weight of another product: Medusa would set its price all the same
 */
async function changesOf(req: MedusaRequest, { id, weights }: GivenProduct): Promise<WeightChange[]> {
  const present = id === null ? [] : await readWeights(req.scope, { product_id: [id] });
  if (weights.some((given) => given.id && !present.some((weight) => weight.id === given.id))) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Variant not found");
  }
  const added = weights
    .filter((given) => !given.id)
    .map((given): WeightChange => ({
      title: given.title ?? "",
      grams: given.weight ?? null,
      now_cents: null,
      next_cents: centsOf(given),
    }));
  const changed = present.map((weight) =>
    changeOf(
      weight,
      weights.find((given) => given.id === weight.id),
    ),
  );
  return [...changed, ...added];
}

/** Message to the owner when prices have to be confirmed on the product's page. */
function priceJumpText(jumps: readonly PriceJump[], language: Language): string {
  const t = textsOf("refusals", language).price;
  const list = jumps.map(({ title, cents: price, than, usual_cents: usual }) =>
    fill(t.jumps[than], { title, price: money(price, language), usual: money(usual, language) }),
  );
  return fill(t.refused, { list: list.join("; ") });
}

/** Refuses prices that have to be confirmed on the shop's own page, and says which. */
const refuseJumps =
  (gives: keyof typeof readBody): Middleware =>
  async (req, _res, next) => {
    const products = readBody[gives](req.body, req.params).filter(({ weights }) =>
      weights.some(({ prices, weight }) => prices?.length || weight !== undefined),
    );
    const changes = await Promise.all(products.map((product) => changesOf(req, product)));
    const jumps = changes.flatMap(priceJumps);
    next(
      jumps.length > 0
        ? new MedusaError(MedusaError.Types.NOT_ALLOWED, priceJumpText(jumps, adminLanguage(req)))
        : undefined,
    );
  };

/** Guard of Medusa's routes that write prices of products; registered after their own validation of the body. */
export const priceJumpGuards: MiddlewareRoute[] = pricedRoutes.map(({ matcher, gives }) => ({
  matcher,
  methods: ["POST"],
  middlewares: [refuseJumps(gives)],
}));
