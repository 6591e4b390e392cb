import { z } from "zod";
import { reviewLimits, stars } from "@su-turrone/contract/reviews";
import { publicForm, requiredLine, requiredText } from "~/platform/public-form";
import { reviewFieldErrors } from "./review-fields";

/** A review of what was bought. */
export const reviewForm = publicForm(
  {
    rating: z
      .string()
      .transform((typed) => stars.find((one) => String(one) === typed))
      .pipe(z.literal([...stars], "required")),
    title: requiredLine(reviewLimits.title),
    text: requiredText(reviewLimits.text),
    name: requiredLine(reviewLimits.name),
  },
  reviewFieldErrors,
);
