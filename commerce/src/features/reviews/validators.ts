import { z } from "@medusajs/framework/zod";
import { reviewLimits, stars } from "@su-turrone/contract/reviews";
import { languages } from "../../platform/languages";
import { reviewStatuses } from "../../modules/reviews/kinds";

/** Marks of direction, also those that languages need: in a review that everybody reads they could turn what stands beside them. */
const directionSigns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const typed = (longest: number) =>
  z
    .string()
    .transform((text) => text.replace(directionSigns, "").trim())
    .pipe(z.string().min(1).max(longest));

const line = (longest: number) => typed(longest).refine((text) => !/[\r\n]/.test(text), "must stay one line");

/** Body of `POST /store/reviews`. */
export const reviewBody = z.strictObject({
  token: z.string().max(250),
  rating: z.literal([...stars]),
  title: line(reviewLimits.title),
  text: typed(reviewLimits.text),
  display_name: line(reviewLimits.name),
  language: z.enum(languages),
});

/** Body of `POST /admin/reviews/:id`. */
export const reviewStatusBody = z.strictObject({ status: z.enum(reviewStatuses) });

/** A review as it comes from the form. */
export type ReviewBody = z.infer<typeof reviewBody>;
/** A review's new status. */
export type ReviewStatusBody = z.infer<typeof reviewStatusBody>;
