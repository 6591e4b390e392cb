import {
  validateAndTransformBody,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http";
import { invitationBody, roleBody } from "./validators";

/**
 * Takes the address out of the body of an accepted invitation: Medusa would make the account for it in place of the invited one,
 * and the role that was given to the invited one would be escaped.
 */
function keepInvitedAddress(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { body } = req;
  if (typeof body === "object" && body !== null && "email" in body) {
    const { email: _, ...others } = body;
    req.body = others;
  }
  next();
}

/** Bodies of the people of the admin; registered in api/middlewares.ts. */
export const staffMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/staff/:user_id", methods: ["POST"], middlewares: [validateAndTransformBody(roleBody)] },
  {
    matcher: "/admin/staff-invitations",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(invitationBody)],
  },
  // without methods it stands in front of Medusa's own check of the body
  { matcher: "/admin/invites/accept", middlewares: [keepInvitedAddress] },
];
