import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const body = z.object({ email: z.string().trim().min(1) });

/**
 * Allows registering an admin login only with an open invitation; everybody else gets the response of a closed route.
 * Medusa registers anyone, which grants no access but costs a hash and a row each.
 */
export async function requireInvitation(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const parsed = body.safeParse(req.body);
  const invites = parsed.success
    ? await req.scope
        .resolve(Modules.USER)
        .listInvites({ email: [parsed.data.email, parsed.data.email.toLowerCase()] })
    : [];
  const now = Date.now();
  const open = invites.some(({ accepted, expires_at: end }) => !accepted && new Date(end).getTime() > now);
  next(open ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, "Not found"));
}
