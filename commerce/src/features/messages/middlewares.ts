import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { messageBody } from "@su-turrone/contract/form-requests";
import { messageStatusBody } from "./validators";

/** Bodies of messages; registered in api/middlewares.ts. Without a limit: every message is taken, and its mails are paced (mail-pace.ts). */
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
