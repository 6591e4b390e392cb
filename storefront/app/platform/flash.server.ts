import { createCookie } from "@remix-run/node";
import { env, isHttps } from "./env.server";

/** A message that survives one redirect: its message key and interpolation values. */
export interface Flash {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

const name = isHttps ? "__Host-flash" : "flash";

const cookie = createCookie(name, {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: isHttps,
  secrets: [env.SESSION_SECRET],
  maxAge: 60,
});

const isFlash = (value: unknown): value is Flash =>
  typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";

/** Whether a Cookie header contains flash messages. */
export const hasFlash = (header: string): boolean => header.includes(`${name}=`);

/** Adds a Set-Cookie header with the messages to a response. */
export async function setFlash(headers: Headers, flash: readonly Flash[]): Promise<void> {
  headers.append("Set-Cookie", await cookie.serialize(flash));
}

/** The messages for this page, and the headers that clear them, so that they are shown only once. */
export async function readFlash(request: Request): Promise<{ flash: Flash[]; headers: Headers }> {
  const headers = new Headers();
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  const flash = Array.isArray(value) ? value.filter(isFlash) : [];
  if (flash.length > 0) headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  return { flash, headers };
}
