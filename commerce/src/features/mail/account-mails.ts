import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { ownerLanguage } from "./mail-context";
import { env } from "../../platform/env";
import { enqueueMail } from "./enqueue-mail";

/** Data of Medusa's event `auth.password_reset`. */
export const passwordReset = z.object({
  /** E-mail address of the account. */
  entity_id: z.string(),
  /** "user" for admin users. */
  actor_type: z.string(),
  /** A JSON Web Token that sets a new password. */
  token: z.string(),
});

/** URL of an admin page, by the routes of Medusa's dashboard. */
const adminPage = (name: "reset-password" | "invite"): string =>
  new URL(`/app/${name}`, env().MEDUSA_BACKEND_URL).href;

const claims = z.object({ jti: z.string(), exp: z.number().int() });

/** Reads the claims of a token without verifying its signature; Medusa does so when the token is used. */
function claimsOf(token: string): z.infer<typeof claims> {
  const [, payload = ""] = token.split(".");
  return claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
}

/** Mails a password reset link to an admin user; customers have no accounts. */
export async function mailPasswordReset(
  container: MedusaContainer,
  { entity_id: email, actor_type: actor, token }: z.infer<typeof passwordReset>,
): Promise<void> {
  if (actor !== "user") return;
  const { jti, exp } = claimsOf(token);
  await enqueueMail(container, {
    event: "password-reset",
    key: jti,
    to: email,
    language: ownerLanguage(),
    template: "password-reset",
    data: { email, page: adminPage("reset-password"), token, expires_at: new Date(exp * 1000).toISOString() },
  });
}

/** Mails an invitation to the admin; resending an invitation creates a new link, and therefore a new mail. */
export async function mailInvitation(container: MedusaContainer, inviteId: string): Promise<void> {
  const invite = await container.resolve(Modules.USER).retrieveInvite(inviteId);
  const expires = new Date(invite.expires_at).toISOString();
  await enqueueMail(container, {
    event: "invitation",
    key: `${invite.id}-${expires}`,
    to: invite.email,
    language: ownerLanguage(),
    template: "invitation",
    data: { email: invite.email, page: adminPage("invite"), token: invite.token, expires_at: expires },
  });
}
