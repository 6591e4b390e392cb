import type { MedusaRequestHandler } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const body = z.object({ email: z.string().trim().min(1) });

/**
 * Deletes a login for an address that belongs to no account yet. A stranger who knows an invited address may have
 * registered it: the invited person could not register, and once they have set a password of their own and accepted,
 * the stranger's token would open their account.
 */
async function deleteUnclaimedLogin(container: MedusaContainer, email: string): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  const identities = await auth.listAuthIdentities({
    provider_identities: { entity_id: email, provider: "emailpass" },
  });
  const unclaimed = identities.filter(({ app_metadata: actors }) => !actors?.["user_id"]);
  if (unclaimed.length > 0) await auth.deleteAuthIdentities(unclaimed.map(({ id }) => id));
}

/**
 * Allows registering an admin login only with an open invitation; everybody else gets the response of a closed route.
 * Medusa registers anyone, which grants no access but costs a hash and a row each. The last registration counts.
 */
export const requireInvitation: MedusaRequestHandler = async (req, _res, next) => {
  const parsed = body.safeParse(req.body);
  const invites = parsed.success
    ? await req.scope
        .resolve(Modules.USER)
        .listInvites({ email: [parsed.data.email, parsed.data.email.toLowerCase()] })
    : [];
  const now = Date.now();
  const open = invites.some(({ accepted, expires_at: end }) => !accepted && new Date(end).getTime() > now);
  if (parsed.success && open) await deleteUnclaimedLogin(req.scope, parsed.data.email);
  next(open ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, "Not found"));
};
