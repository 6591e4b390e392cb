import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { rememberLanguage } from "~/i18n/cookie.server";
import { isLanguage } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { safePath } from "~/i18n/safe-path";

/**
 * The language switch: field `language`, and for each language a field of its code with the path to go to.
 * Remembers the choice and answers 303; an unknown language is 400.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  if (!isLanguage(language)) throw new Response(null, { status: 400 });
  return redirect(safePath(form.get(language), href("home", language)), {
    status: 303,
    headers: { "Set-Cookie": await rememberLanguage(language), "Cache-Control": "no-store" },
  });
}

/** Nothing to see here by GET: back to the shop. */
export const loader = () => redirect(href("home", "de"), 302);
