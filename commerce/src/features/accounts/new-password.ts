import { randomUUID } from "node:crypto";
import {
  getAuthContextFromJwtToken,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequestHandler,
  type MedusaResponse,
} from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { env } from "../../platform/env";

/**
 * A login's metadata. `password_id` changes with each new password; Medusa copies the metadata into every token and
 * session, so those from before the change can be recognised without comparing clocks.
 */
const loginMetadata = z.object({ password_id: z.string().optional() }).catch({});

/** What a token or session contains about its login. */
const loginContext = z.object({ auth_identity_id: z.string().min(1), user_metadata: z.unknown() });

const passwordIdOf = (metadata: unknown): string | undefined => loginMetadata.parse(metadata).password_id;

/** The login of an identity; null when it was deleted. */
async function readLogin(container: MedusaContainer, identityId: string) {
  const auth = container.resolve(Modules.AUTH);
  const [identity] = await auth.listAuthIdentities(
    { id: [identityId] },
    { relations: ["provider_identities"], take: 1 },
  );
  return identity?.provider_identities?.find(({ provider }) => provider === "emailpass") ?? null;
}

/** Whether a token or session is from before the last change of its login's password, by the metadata of both. */
export const isFromOldPassword = (ofToken: unknown, ofLogin: unknown): boolean =>
  passwordIdOf(ofToken) !== passwordIdOf(ofLogin);

/** Whether the login of a request, which may have none, was deleted or has another password since. */
async function isOutdated(container: MedusaContainer, context: unknown): Promise<boolean> {
  const { data } = loginContext.safeParse(context);
  if (!data) return false;
  const login = await readLogin(container, data.auth_identity_id);
  return !login || isFromOldPassword(data.user_metadata, login.user_metadata);
}

/**
 * Guards the login API, where Medusa would renew an outdated token: such a token is refused (401), and an outdated
 * session is ended, so that its cookie does not prevent the next login.
 */
export const refuseOutdatedLogins: MedusaRequestHandler = async (req, res, next) => {
  const session = req.session as { auth_context?: unknown } | undefined;
  if (session?.auth_context && (await isOutdated(req.scope, session.auth_context)))
    delete session.auth_context;
  const token = getAuthContextFromJwtToken(req.headers.authorization, env().JWT_SECRET, ["bearer"], ["user"]);
  if (await isOutdated(req.scope, token)) res.status(401).json({ message: "Unauthorized" });
  else next();
};

/** Ends all sessions and tokens of a login once its password is changed, before the response is sent. */
export function endLoginsOfOldPassword(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const json = res.json.bind(res);
  res.json = (answer) => {
    if (res.statusCode !== 200) return json(answer);
    renewPasswordId(req.scope, req.auth_context.auth_identity_id).then(() => json(answer), next);
    return res;
  };
  next();
}

async function renewPasswordId(container: MedusaContainer, identityId: string): Promise<void> {
  const login = await readLogin(container, identityId);
  if (!login) return;
  await container
    .resolve(Modules.AUTH)
    .updateProviderIdentities([
      { id: login.id, user_metadata: { ...login.user_metadata, password_id: randomUUID() } },
    ]);
}
