import { createHash } from "node:crypto";
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaRequestHandler,
  MedusaResponse,
  AuthenticatedMedusaRequest,
} from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { beginAttempt, forgiveAttempt, networkOf } from "@su-turrone/contract/rate-limits";
import { idOfToken, nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import { attemptLimit, countFailure, sendTooMany, consumeLimit } from "../../platform/rate-limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopDay } from "@su-turrone/contract/time-zone";
import { errorMessageOf } from "../../platform/error-message";
import { enqueueMail, ownerLanguage } from "../mail/mail-context";

/**
 * Notifies the account's owner by mail of a login from a new browser; at most once a day per network. A failure to
 * enqueue this mail does not fail the login.
 */
async function reportNewDevice(container: MedusaContainer, account: string, address: string): Promise<void> {
  const now = new Date();
  const key = createHash("sha256")
    .update(`${account} ${networkOf(address)}`)
    .digest("hex")
    .slice(0, 32);
  try {
    await enqueueMail(container, {
      event: "new-device",
      key: `${key}-${shopDay(now)}`,
      to: account,
      language: ownerLanguage(),
      data: { email: account, address, at: now.toISOString() },
    });
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`The mail about a login from a new device could not be queued: ${errorMessageOf(error)}`);
  }
}

/**
 * IP address of the client. Medusa trusts any X-Forwarded-For header; here only as many entries count as there are
 * proxies in front (`TRUSTED_PROXIES`), so that nobody can try passwords under ever new addresses.
 */
function clientAddress(req: MedusaRequest): string {
  const proxies = env().TRUSTED_PROXIES;
  const forwarded = (req.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return (proxies > 0 && forwarded.at(-proxies)) || (req.socket.remoteAddress ?? "");
}

const loginBody = z.object({ email: z.string().trim().toLowerCase().catch("") }).catch({ email: "" });

/** Decided by the same URL as the `secure` option of Medusa's own cookie. */
const isHttps = () => new URL(env().MEDUSA_BACKEND_URL).protocol === "https:";

/** Name of the cookie that marks a browser that has logged in before. */
const cookieName = () => (isHttps() ? "__Host-admin-device" : "admin-device");

const rememberSeconds = 365 * 24 * 60 * 60;

/** Id of an account in the device token. */
const idOf = (account: string): string => createHash("sha256").update(account).digest("hex").slice(0, 32);

const cookies = z.record(z.string(), z.unknown()).catch({});

/** Whether this browser has logged in to the account before. */
function isKnownDevice(req: MedusaRequest, account: string): boolean {
  const token = cookies.parse(req.cookies)[cookieName()];
  if (typeof token !== "string") return false;
  return idOfToken(env().SIGNING_SECRET, "device", token, nowInSeconds()) === idOf(account);
}

function rememberDevice(res: MedusaResponse, account: string): void {
  const token = signToken(env().SIGNING_SECRET, "device", [idOf(account)], nowInSeconds() + rememberSeconds);
  res.cookie(cookieName(), token, {
    httpOnly: true,
    sameSite: "strict",
    secure: isHttps(),
    path: "/",
    maxAge: rememberSeconds * 1000,
  });
}

/**
 * Responds with 429 and Retry-After beyond the limits; otherwise continues, and waits for `beforeResponse` before the
 * response is sent.
 */
async function limitAttempts(
  limits: Parameters<typeof beginAttempt>[0],
  res: MedusaResponse,
  next: MedusaNextFunction,
  beforeResponse: () => Promise<unknown> | undefined,
): Promise<void> {
  const seconds = await beginAttempt(limits);
  if (seconds > 0) {
    sendTooMany(res, seconds);
    return;
  }
  const json = res.json.bind(res);
  res.json = (answer) => {
    const pending = beforeResponse();
    if (pending) void pending.finally(() => json(answer));
    else json(answer);
    return res;
  };
  next();
}

/**
 * Limits wrong passwords by account and IP address, with delays that grow with the number of attempts, and responds
 * with 429 and Retry-After beyond. A browser that logs in is remembered by a signed cookie, so that attackers elsewhere
 * who exhaust the limit of an account do not lock it out; a login from any other browser is reported to the account by
 * mail (ASVS 6.3.5).
 */
export const limitLogins: MedusaRequestHandler = async (req, res, next) => {
  const { email: account } = loginBody.parse(req.body);
  const address = clientAddress(req);
  const isKnown = isKnownDevice(req, account);
  const limits = [
    attemptLimit("loginInMinute", account, address),
    attemptLimit("loginInHour", account, address),
    attemptLimit("loginFromAddress", address),
    ...(isKnown ? [] : [attemptLimit("loginOfAccount", account)]),
    attemptLimit("loginInDay", account, address),
  ];
  await limitAttempts(limits, res, next, () => {
    if (res.statusCode !== 200) return isKnown ? countFailure("loginOfAccount", account) : undefined;
    rememberDevice(res, account);
    if (!isKnown) void reportNewDevice(req.scope, account, address);
    return forgiveAttempt(limits);
  });
};

const resetBody = z.object({ identifier: z.string().toLowerCase().catch("") }).catch({ identifier: "" });

/** Limits password reset mails by recipient; responds with 429 and Retry-After beyond. */
export const limitPasswordResets: MedusaRequestHandler = async (req, res, next) => {
  const { identifier } = resetBody.parse(req.body);
  const seconds = await consumeLimit("passwordReset", identifier);
  if (seconds > 0) sendTooMany(res, seconds);
  else next();
};

/**
 * Limits wrong second-factor codes by account (ASVS 6.5.5). Medusa allows five per challenge, but a new challenge only
 * costs the password, so anybody who has it could try all codes. Responds with 429 and Retry-After beyond the limit.
 */
export async function limitSecondFactors(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const account = req.auth_context.auth_identity_id;
  const limits = [attemptLimit("secondFactorInHour", account), attemptLimit("secondFactorInDay", account)];
  await limitAttempts(limits, res, next, () => (res.statusCode < 400 ? forgiveAttempt(limits) : undefined));
}
