import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { isPanelName, readPanels, writePanels } from "~/catalogue/panels";
import { href, safePath } from "~/i18n/paths";
import { isHttps } from "~/platform/env.server";
import { readForm } from "~/platform/read-form";
import { postOnly } from "./http-errors.server";

/**
 * Remembers, without JavaScript, whether a panel of the product list is shown. Form fields: `panel`, `shown` ("1" or
 * "0") and `back`, the path to return to. Answers 303; 400 for an unknown panel.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const panel = form.get("panel");
  if (!isPanelName(panel)) throw new Response(null, { status: 400 });
  const panels = { ...readPanels(request.headers.get("Cookie")), [panel]: form.get("shown") === "1" };
  return redirect(safePath(form.get("back"), href("products", "de")), {
    status: 303,
    headers: { "Set-Cookie": writePanels(panels, isHttps), "Cache-Control": "no-store" },
  });
}

export const loader = postOnly;
