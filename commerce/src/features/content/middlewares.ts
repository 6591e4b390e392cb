import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { entryBody, previewBody } from "./validators";

/** Body schemas of the content routes; registered in api/middlewares.ts. */
export const contentMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/content", methods: ["POST"], middlewares: [validateAndTransformBody(entryBody)] },
  { matcher: "/admin/content/:id", methods: ["POST"], middlewares: [validateAndTransformBody(entryBody)] },
  {
    matcher: "/admin/content-preview",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(previewBody)],
  },
];
