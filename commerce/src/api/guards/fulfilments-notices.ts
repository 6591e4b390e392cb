import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { goodsNotices } from "../../features/notices/notice-texts";
import { staffRoleOf } from "../../features/staff/staff-role";

/** Narrows the bell's notices down to those about goods for who may see nothing about money. */
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

/** What fulfilment sees of the bell. */
export const fulfilmentsNotices: MiddlewareRoute[] = [
  { matcher: "/admin/notifications", methods: ["GET"], middlewares: [narrowNotices] },
];
