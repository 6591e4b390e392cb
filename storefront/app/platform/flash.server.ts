import { createCookie } from "@remix-run/node";
import { env, isHttps } from "./env.server";

/** One message that survives a redirect: its key in the messages, and what it fills in. */
export interface Flash {
  kind: "success" | "error";
  key: string;
  values?: Record<string, string | number>;
}

const cookie = createCookie(isHttps ? "__Host-flash" : "flash", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: isHttps,
  secrets: [env.SESSION_SECRET],
  maxAge: 60,
});

const isFlash = (value: unknown): value is Flash =>
  typeof value === "object" && value !== null && "key" in value && "kind" in value;

/** Adds the message to a response's headers. */
export async function setFlash(headers: Headers, flash: Flash): Promise<void> {
  headers.append("Set-Cookie", await cookie.serialize(flash));
}

/** The message for this page, if any, and the headers that make it show only once. */
export async function readFlash(request: Request): Promise<{ flash: Flash | null; headers: Headers }> {
  const headers = new Headers();
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (!isFlash(value)) return { flash: null, headers };
  headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  return { flash: value, headers };
}
