import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { rememberLanguage } from "~/i18n/detect.server";
import { isLanguage } from "~/i18n/languages";
import { href, safePath } from "~/i18n/paths";
import { readForm } from "~/platform/read-form";
import { postOnly } from "./http-errors.server";

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
