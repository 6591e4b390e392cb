import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { ownersPages, ownersSettings } from "../../features/staff/menu-tables";
import { staffRoleOf } from "../../features/staff/staff-role";
import { mainMenu, settingsMenu } from "../../platform/medusa-surface";

interface Menu {
  zone: string;
  entryOf: (path: string) => string;
}

const without = ({ zone, entryOf }: Menu, pages: readonly string[]) => ({
  zone,
  hidden: Object.fromEntries(pages.map((page) => [entryOf(page), { hidden: true }])),
});

/** Both menus of the admin, with the entries reserved for the owner marked as hidden. */
const menus = [without(mainMenu, ownersPages), without(settingsMenu, ownersSettings)];

/**
 * Returns the shop's menu layout without the owner's entries to users of the fulfilment role, instead of Medusa's
 * route; they have no layout of their own.
 */
async function answerFulfilmentsMenu(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const menu = menus.find(({ zone }) => zone === req.params["zone"]);
  if (!menu || (await staffRoleOf(req)) !== "fulfilment") {
    next();
    return;
  }
  const { zone, hidden } = menu;
  const arranged = await req.scope.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(zone);
  const widgets = { ...arranged?.configuration.widgets, ...hidden };
  res.json({
    personal_configuration: null,
    default_configuration: { ...arranged, zone, is_system_default: true, configuration: { widgets } },
    active_scope: "default",
  });
}

/** Menus for users with the fulfilment role. */
export const fulfilmentsMenu: MiddlewareRoute[] = [
  { matcher: "/admin/layouts/:zone/configuration", methods: ["GET"], middlewares: [answerFulfilmentsMenu] },
];
