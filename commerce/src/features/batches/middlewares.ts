import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { batchBody, parcelBatchBody } from "./validators";

/** Body schemas of batch routes; registered in api/middlewares.ts. */
export const batchMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/batches", methods: ["POST"], middlewares: [validateAndTransformBody(batchBody)] },
  {
    matcher: "/admin/parcel-batches/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(parcelBatchBody)],
  },
];
