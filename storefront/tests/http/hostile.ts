import fc from "fast-check";
import { described, nasty as nastyStrings, problemOfAnswer } from "../../../testing/hostile-input";
import { sendRawTo, type RawRequest } from "../../../testing/raw-request";
import { env } from "../../e2e/support/env";

export const shop = new URL(env.SHOP_URL);

/** A request by an attacker. */
export interface Input extends Omit<RawRequest, "localAddress"> {
  /** Client IP; by default one that no other test uses. */
  from?: string;
}

export interface Answer {
  status: number;
  location: string;
  /** Its Set-Cookie headers. */
  cookies: string[];
  body: string;
}

/** Sends an input byte for byte: no client normalises the path. */
export async function sendRaw({ from = "127.0.0.77", ...input }: Input): Promise<Answer> {
  const { status, headers, text: body } = await sendRawTo(shop, { ...input, localAddress: from });
  return {
    status,
    location: headers.location ?? "",
    cookies: headers["set-cookie"] ?? [],
    body,
  };
}

/** Problem of a response, regardless of the request; null if there is none. */
function problemOf({ status, location, body }: Answer): string | null {
  if (body.includes("<script>hostile")) return "contains the script of the request";
  const target = location && URL.canParse(location, shop.href) ? new URL(location, shop.href).origin : null;
  return target !== null && target !== shop.origin
    ? `redirects to ${location}`
    : problemOfAnswer(status, body);
}

/** Sends the request and describes it with the problem of its response; null if there is none. */
export async function problemWith(input: Input): Promise<string | null> {
  const problem = problemOf(await sendRaw(input));
  return problem === null ? null : described(problem, input);
}

export const nasty = fc.constantFrom(...nastyStrings);
export const text = fc.oneof(
  nasty,
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 300 }),
);
