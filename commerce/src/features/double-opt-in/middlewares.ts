import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { backInStockBody, linkTokenBody, newsletterBody } from "@su-turrone/contract/form-requests";
import { limitForms } from "./form-limits";

const postRoute = (matcher: string, middlewares: MiddlewareRoute["middlewares"]): MiddlewareRoute => ({
  matcher,
  methods: ["POST"],
  middlewares,
});

/** Body schemas and rate limits of newsletter and back-in-stock alerts; registered in api/middlewares.ts. */
export const doubleOptInMiddlewares: MiddlewareRoute[] = [
  postRoute("/store/newsletter", [validateAndTransformBody(newsletterBody), limitForms]),
  postRoute("/store/back-in-stock", [validateAndTransformBody(backInStockBody), limitForms]),
  ...["newsletter/confirm", "newsletter/unsubscribe", "back-in-stock/confirm", "back-in-stock/end"].map(
    (path) => postRoute(`/store/${path}`, [validateAndTransformBody(linkTokenBody)]),
  ),
];
