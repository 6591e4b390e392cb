import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";

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

/** Registered without methods, so that it runs before Medusa's own body validation. */
export const staffMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/invites/accept", middlewares: [keepInvitedAddress] },
];
