import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { limitForms } from "../messages/form-limits";
import { newsletterBody } from "../newsletter/validators";
import { backInStockBody } from "../back-in-stock/validators";

/** Body of the routes that a link of a mail leads to. */
const tokenBody = z.object({ token: z.string().max(200) });

/** A token from the link of a mail. */
export type TokenBody = z.infer<typeof tokenBody>;

const post = (matcher: string, middlewares: MiddlewareRoute["middlewares"]): MiddlewareRoute => ({
  matcher,
  methods: ["POST"],
  middlewares,
});

/** Bodies and limits of newsletter and back-in-stock alerts; registered in api/middlewares.ts. */
export const doubleOptInMiddlewares: MiddlewareRoute[] = [
  post("/store/newsletter", [validateAndTransformBody(newsletterBody), limitForms]),
  post("/store/back-in-stock", [validateAndTransformBody(backInStockBody), limitForms]),
  ...["newsletter/confirm", "newsletter/unsubscribe", "back-in-stock/confirm", "back-in-stock/end"].map(
    (path) => post(`/store/${path}`, [validateAndTransformBody(tokenBody)]),
  ),
];
