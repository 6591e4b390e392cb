import { data } from "@remix-run/node";
import type { FormOutcome } from "~/commerce/messages.server";

/** Does what the token in the address of a link from a mail allows; anything but a good one is 400. */
export async function applyTokenLink(request: Request, apply: (token: string) => Promise<FormOutcome>) {
  const outcome = await apply(new URL(request.url).searchParams.get("token") ?? "");
  return data({ done: outcome === "taken" }, { status: outcome === "taken" ? 200 : 400 });
}
