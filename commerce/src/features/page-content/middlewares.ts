import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { previewBody, publishBody } from "./validators";

/** Body schemas of the page content routes; registered in api/middlewares.ts. */
export const pageContentMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/page-content/:page",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(publishBody)],
  },
  {
    matcher: "/admin/page-content/:page/preview",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(previewBody)],
  },
];
