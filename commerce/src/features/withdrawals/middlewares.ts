import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { withdrawalBody } from "@su-turrone/contract/form-requests";
import { withdrawalStatusBody } from "./validators";

/**
 * Body schemas of withdrawal routes; registered in api/middlewares.ts. Not rate-limited: the function has to be
 * available at all times (art. 11a Directive 2011/83/EU), so only its mails are paced (features/mail/mail-pace.ts).
 */
export const withdrawalMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/store/withdrawals",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(withdrawalBody)],
  },
  {
    matcher: "/admin/withdrawals/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(withdrawalStatusBody)],
  },
];
