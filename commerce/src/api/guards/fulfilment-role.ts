import type { MiddlewareRoute, AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { ownersSettings } from "../../features/staff/menu-tables";
import { staffRoleOf } from "../../features/staff/staff-role";
import { settingsMenu } from "../../platform/medusa-surface";
import { goodsNotices } from "../../features/notices/notify-owner";
import type { Middleware } from "../../platform/with-body";

/**
 * Returns the menu of Medusa's settings with nothing but the own profile to users of the fulfilment role, instead of
 * Medusa's route; they have no layout of their own. The main menu is the shop's (admin/menu).
 */
const sendFulfilmentRoleMenu: Middleware = async (req, res, next) => {
  const { zone, entryOf } = settingsMenu;
  if (req.params["zone"] !== zone || (await staffRoleOf(req)) !== "fulfilment") {
    next();
    return;
  }
  const widgets = Object.fromEntries(ownersSettings.map((path) => [entryOf(path), { hidden: true }]));
  res.json({
    personal_configuration: null,
    default_configuration: { zone, is_system_default: true, configuration: { widgets } },
    active_scope: "default",
  });
};

/** Restricts notices to those about goods for users who may not see money. */
const narrowNotices: Middleware<AuthenticatedMedusaRequest> = async (req, _res, next) => {
  if ((await staffRoleOf(req)) !== "owner") {
    req.filterableFields = { ...req.filterableFields, trigger_type: [...goodsNotices] };
  }
  next();
};

/**
 * Medusa's order page asks for the changes of an order and for a preview of them. Both routes take no fields and tell
 * transactions, amounts and former addresses; to the fulfilment role they answer that nothing was changed.
 */
const unchanged = (orderId = "") => ({
  preview: { order: { id: orderId, items: [], order_change: null } },
  changes: { order_changes: [] },
});

const sendUnchanged =
  (what: keyof ReturnType<typeof unchanged>): Middleware =>
  async (req, res, next) => {
    if ((await staffRoleOf(req)) === "owner") next();
    else res.json(unchanged(req.params["id"])[what]);
  };

/** What Medusa's order page fails without: it reads payments and sums even in sections that are hidden. */
const emptyMoney = { payment_collections: [], summary: {} };

/** Completes the order for its page; to the fulfilment role Medusa gives it without payments and sums. */
const addEmptyMoney: Middleware = async (req, res, next) => {
  if ((await staffRoleOf(req)) !== "owner") {
    const send = res.json.bind(res);
    res.json = (body) => {
      const { order } = body as { order?: object };
      return send(order ? { order: { ...order, ...emptyMoney } } : body);
    };
  }
  next();
};

/** Menus, the admin's bell and the order page for users with the fulfilment role. */
export const fulfilmentRole: MiddlewareRoute[] = [
  { matcher: "/admin/layouts/:zone/configuration", methods: ["GET"], middlewares: [sendFulfilmentRoleMenu] },
  { matcher: "/admin/notifications", methods: ["GET"], middlewares: [narrowNotices] },
  { matcher: "/admin/orders/:id", methods: ["GET"], middlewares: [addEmptyMoney] },
  { matcher: "/admin/orders/:id/preview", methods: ["GET"], middlewares: [sendUnchanged("preview")] },
  { matcher: "/admin/orders/:id/changes", methods: ["GET"], middlewares: [sendUnchanged("changes")] },
];
