import {
  validateAndTransformBody,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http";
import { invitationBody, roleBody } from "./validators";

/**
 * Removes the address from the body when an invitation is accepted: Medusa would create the account for that address
 * instead of the invited one, which would bypass the role assigned to the invited address.
 */
function keepInvitedAddress(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { body } = req;
  if (typeof body === "object" && body !== null && "email" in body) {
    const { email: _, ...others } = body;
    req.body = others;
  }
  next();
}

/** Body schemas of admin users; registered in api/middlewares.ts. */
export const staffMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/staff/:user_id", methods: ["POST"], middlewares: [validateAndTransformBody(roleBody)] },
  {
    matcher: "/admin/staff-invitations",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(invitationBody)],
  },
  // without methods it runs before Medusa's own body validation
  { matcher: "/admin/invites/accept", middlewares: [keepInvitedAddress] },
];
