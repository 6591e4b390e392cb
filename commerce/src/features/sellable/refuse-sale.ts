import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { LabelData } from "../../modules/food-labels/label-types";
import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { readSaleProblems } from "./read-sale-problems";
import { allProblems, labelProblem, saleProblems, type SaleProblem } from "./sale-problems";

/** Prefix of the error code; followed by the comma-separated problems. */
const codePrefix = "not_for_sale:";

/** Message to the owner when a product must not be sold. */
export function refusalText(problems: readonly SaleProblem[], language: Language): string {
  const t = textsOf("refusals", language).sale;
  return fill(t.refused, { problems: problems.map((problem) => t.problems[problem]).join("; ") });
}

/**
 * Error for a product that must not be sold; its message is in the owner's language until the error handler translates
 * it.
 */
export const saleRefusal = (problems: readonly SaleProblem[]): MedusaError =>
  new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    refusalText(problems, env().OWNER_LANGUAGE),
    `${codePrefix}${problems.join(",")}`,
  );

/**
 * The problems contained in an error; null for every other error.
 * @param error anything thrown, including the plain objects a workflow passes on
 */
export function refusedProblems(error: unknown): SaleProblem[] | null {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  if (typeof code !== "string" || !code.startsWith(codePrefix)) return null;
  const problemNames = code.slice(codePrefix.length).split(",");
  return saleProblems.filter((problem) => problemNames.includes(problem));
}

/**
 * In production, refuses to let a product on sale lose its complete food label; improvements of a label are never
 * refused.
 * @throws NOT_ALLOWED naming the problem of the new label
 */
export async function refuseWorseLabel(
  container: MedusaContainer,
  productId: string,
  label: LabelData | null,
): Promise<void> {
  const problem = labelProblem(label);
  if (env().SHOP_MODE !== "production" || problem === null) return;
  const labels = container.resolve(FOOD_LABELS_MODULE);
  if (labelProblem(await labels.labelOf(productId)) !== null) return;
  const [product] = await container.resolve(Modules.PRODUCT).listProducts({ id: productId }, { take: 1 });
  if (product?.status === "published") throw saleRefusal([problem]);
}

/**
 * In production, refuses products that are published, or stay published, while something is missing; the demo only
 * warns.
 * @throws NOT_ALLOWED naming what the first of them lacks
 */
export async function refuseUnsellable(container: MedusaContainer, productIds: string[]): Promise<void> {
  if (env().SHOP_MODE !== "production" || productIds.length === 0) return;
  for (const { published, ...problems } of (await readSaleProblems(container, productIds)).values()) {
    const found = allProblems(problems);
    if (published && found.length > 0) throw saleRefusal(found);
  }
}
