import { z } from "zod";
import { reviewBody } from "@su-turrone/contract/form-requests";
import { stars } from "@su-turrone/contract/stars";
import { publicForm } from "~/platform/public-form";
import { reviewFieldErrors } from "./review-fields";

const { title, text, display_name: name, rating } = reviewBody.shape;

/** Form for a product review. */
export const reviewForm = publicForm(
  {
    rating: z
      .string()
      .transform((typed) => stars.find((star) => String(star) === typed))
      .pipe(rating),
    title,
    text,
    name,
  },
  reviewFieldErrors,
);
