import { nowInSeconds, operatorKey, operatorKeyHeader } from "../contract/src/tokens";
import { setting } from "./env";

const commerce = () => setting("COMMERCE_URL");

/** A refused request; its message is that of the answer, as in Medusa's SDK. */
class RefusedError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly path: string,
  ) {
    super(message);
  }
}

async function call(
  at: string,
  path: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<unknown> {
  const answer = await fetch(new URL(path, at), {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) {
    const isJson = answer.headers.get("content-type")?.includes("json");
    const { message = text } = isJson ? (JSON.parse(text) as { message?: string }) : {};
    throw new RefusedError(message, answer.status, path);
  }
  return text === "" ? undefined : JSON.parse(text);
}

/** Tokens of the owner, valid for a day, by the URL of commerce: logins are slow on purpose. */
const tokens = new Map<string, Promise<string>>();

async function logIn(at: string): Promise<string> {
  const login = { email: setting("ADMIN_EMAIL"), password: setting("ADMIN_PASSWORD") };
  return ((await call(at, "/auth/user/emailpass", "POST", login, {})) as { token: string }).token;
}

/** The owner's token. @param at URL of commerce; differs if there are several servers */
export function ownersToken(at = commerce()): Promise<string> {
  const token = tokens.get(at) ?? logIn(at);
  tokens.set(at, token);
  token.catch(() => tokens.delete(at));
  return token;
}

const authorization = async (at: string) => ({ authorization: `Bearer ${await ownersToken(at)}` });

/** Sends a request to the admin API as the owner. @throws Error with the `status` of a refusal */
export async function asOwner<Answer = unknown>(
  path: string,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
): Promise<Answer> {
  return (await call(commerce(), path, method, body, await authorization(commerce()))) as Answer;
}

/** Sends a POST request to the admin API as the owner, without a body by default. */
export const post = <Answer = unknown>(path: string, body: object = {}): Promise<Answer> =>
  asOwner<Answer>(path, body);

/** Validity of the operator's key: longer than a test sets a server's clock ahead. */
const keySeconds = 3_600;

/**
 * Runs a workflow past the pages and routes of the shop, as only the operator of the server can; it has finished when
 * this returns.
 */
export async function runWorkflow(name: string, input: object = {}, at = commerce()): Promise<void> {
  await call(
    at,
    `/admin/workflows-executions/${name}/run`,
    "POST",
    { input },
    {
      ...(await authorization(at)),
      [operatorKeyHeader]: operatorKey(setting("SIGNING_SECRET"), nowInSeconds() + keySeconds),
    },
  );
}

/** Runs a scheduled job now. @param at a commerce server that runs jobs */
export const runJob = (name: string, at?: string): Promise<void> => runWorkflow(`job-${name}`, {}, at);
