import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { backInStockBody, linkTokenBody, newsletterBody } from "@su-turrone/contract/form-requests";
import { limitForms } from "./form-limits";

const post = (matcher: string, middlewares: MiddlewareRoute["middlewares"]): MiddlewareRoute => ({
  matcher,
  methods: ["POST"],
  middlewares,
});

/** Body schemas and rate limits of newsletter and back-in-stock alerts; registered in api/middlewares.ts. */
export const doubleOptInMiddlewares: MiddlewareRoute[] = [
  post("/store/newsletter", [validateAndTransformBody(newsletterBody), limitForms]),
  post("/store/back-in-stock", [validateAndTransformBody(backInStockBody), limitForms]),
  ...["newsletter/confirm", "newsletter/unsubscribe", "back-in-stock/confirm", "back-in-stock/end"].map(
    (path) => post(`/store/${path}`, [validateAndTransformBody(linkTokenBody)]),
  ),
];
