import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { ownersPages } from "../../features/staff/menu-tables";
import { staffRoleOf } from "../../features/staff/staff-role";
import { mainMenu } from "../../platform/medusa-surface";

const hidden = Object.fromEntries(ownersPages.map((page) => [mainMenu.entryOf(page), { hidden: true }]));

/**
 * Answers fulfilment with the shop's arrangement of the menu without what is the owner's, in place of Medusa's route; fulfilment has
 * no arrangement of its own.
 */
async function answerFulfilmentsMenu(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (req.params["zone"] !== mainMenu.zone || (await staffRoleOf(req)) !== "fulfilment") {
    next();
    return;
  }
  const { zone } = mainMenu;
  const arranged = await req.scope.resolve(Modules.SETTINGS).getSystemDefaultLayoutConfiguration(zone);
  const widgets = { ...arranged?.configuration.widgets, ...hidden };
  res.json({
    personal_configuration: null,
    default_configuration: { ...arranged, zone, is_system_default: true, configuration: { widgets } },
    active_scope: "default",
  });
}

/** The menu of who may not do everything. */
export const fulfilmentsMenu: MiddlewareRoute[] = [
  { matcher: "/admin/layouts/:zone/configuration", methods: ["GET"], middlewares: [answerFulfilmentsMenu] },
];
