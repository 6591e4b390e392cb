import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { goodsNotices } from "../../features/notices/notify-owner";
import { staffRoleOf } from "../../features/staff/staff-role";

/** Restricts notices to those about goods for users who may not see money. */
async function narrowNotices(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if ((await staffRoleOf(req)) !== "owner") {
    req.filterableFields = { ...req.filterableFields, trigger_type: [...goodsNotices] };
  }
  next();
}

/** Restricts the admin's bell for users with the fulfilment role. */
export const fulfilmentRoleNotices: MiddlewareRoute[] = [
  { matcher: "/admin/notifications", methods: ["GET"], middlewares: [narrowNotices] },
];
