import { z } from "@medusajs/framework/zod";
import { allergens } from "@su-turrone/contract/food-labels";
import { decimalPattern } from "../../modules/food-labels/label-types";
import { nutritionProblem } from "../../modules/food-labels/label";

const texts = (maxLength: number) => {
  const text = z.string().trim().max(maxLength).optional();
  return z.strictObject({ de: text, it: text, en: text, fr: text, es: text });
};

/** Without duplicates, in the order of the law. */
const allergenList = z
  .array(z.enum(allergens))
  .max(allergens.length)
  .transform((selected) => allergens.filter((allergen) => selected.includes(allergen)));

const decimal = z.string().trim().regex(decimalPattern, 'a number like "4.5", at most two decimals');
/** "" while a value is unknown. */
const value = z.literal("").or(decimal);

const ingredient = z
  .strictObject({
    text: texts(400),
    allergens: allergenList.default([]),
    percent: decimal
      .refine((percent) => Number(percent) > 0 && Number(percent) <= 100, "more than 0, at most 100")
      .nullable()
      .default(null),
  })
  .superRefine(({ text, allergens: found }, context) => {
    for (const [language, words] of Object.entries(text)) {
      const asteriskCount = words.match(/\*/g)?.length ?? 0;
      if (asteriskCount % 2 === 1) {
        context.addIssue({ code: "custom", path: ["text", language], message: "asterisks come in pairs" });
      } else if (asteriskCount > 0 && found.length === 0) {
        context.addIssue({
          code: "custom",
          path: ["allergens"],
          message: "asterisks mark an allergen: choose it",
        });
      }
    }
  });

/**
 * Body of `POST /admin/food-labels/:product_id`. Empty texts and values are accepted, so that unfinished work can be
 * saved.
 */
export const foodLabelBody = z.strictObject({
  legal_name: texts(300),
  ingredients: z.array(ingredient).max(60),
  traces: allergenList,
  nutrition: z
    .strictObject({
      energy_kj: value,
      energy_kcal: value,
      fat: value,
      saturates: value,
      carbohydrate: value,
      sugars: value,
      protein: value,
      salt: value,
    })
    .superRefine((nutrition, context) => {
      const problem = nutritionProblem(nutrition);
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
  storage: texts(500),
  origin: texts(300),
  demo: z.boolean(),
});
