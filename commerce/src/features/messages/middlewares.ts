import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { messageBody } from "@su-turrone/contract/form-requests";
import { messageStatusBody } from "./validators";

/**
 * Body schemas of message routes; registered in api/middlewares.ts. Not rate-limited: every message is accepted, and
 * its mails are paced (mail-pace.ts).
 */
export const messagesMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/store/messages",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(messageBody)],
  },
  {
    matcher: "/admin/messages/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(messageStatusBody)],
  },
];
