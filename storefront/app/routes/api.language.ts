import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { rememberLanguage } from "~/i18n/cookie.server";
import { isLanguage } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { safePath } from "~/i18n/safe-path";
import { readForm } from "~/platform/read-form";
import { postOnly } from "./method-not-allowed.server";

/**
 * The language switch. Form fields: `language`, and for each language a field named after its code with the path to go
 * to. Remembers the choice and answers 303; 400 for an unknown language.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const language = form.get("language");
  if (!isLanguage(language)) throw new Response(null, { status: 400 });
  return redirect(safePath(form.get(language), href("home", language)), {
    status: 303,
    headers: { "Set-Cookie": await rememberLanguage(language), "Cache-Control": "no-store" },
  });
}

export const loader = postOnly;
