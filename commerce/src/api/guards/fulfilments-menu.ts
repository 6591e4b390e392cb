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

const withoutPages = ({ zone, entryOf }: Menu, pages: readonly string[]) => ({
  zone,
  hidden: Object.fromEntries(pages.map((page) => [entryOf(page), { hidden: true }])),
});

/** Both menus of the admin, with the entries reserved for the owner marked as hidden. */
const menus = [withoutPages(mainMenu, ownersPages), withoutPages(settingsMenu, ownersSettings)];

/**
 * Returns the shop's menu layout without the owner's entries to users of the fulfilment role, instead of Medusa's
 * route; they have no layout of their own.
 */
async function sendFulfilmentRoleMenu(
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
  const layout = await req.scope.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(zone);
  const widgets = { ...layout?.configuration.widgets, ...hidden };
  res.json({
    personal_configuration: null,
    default_configuration: { ...layout, zone, is_system_default: true, configuration: { widgets } },
    active_scope: "default",
  });
}

/** Menus for users with the fulfilment role. */
export const fulfilmentRoleMenu: MiddlewareRoute[] = [
  { matcher: "/admin/layouts/:zone/configuration", methods: ["GET"], middlewares: [sendFulfilmentRoleMenu] },
];
