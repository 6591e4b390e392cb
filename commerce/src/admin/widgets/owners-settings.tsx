import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Navigate, useLocation } from "react-router-dom";
import { findPage } from "../menu/find-shortcut";
import { useStaffRole } from "../people/staff-role";

/**
 * Leads the fulfilment role from Medusa's settings, whose pages fail without the owner's rights: from the first one, to
 * which the menu's "Settings" leads, to its own profile, from the others to a sentence that says so.
 */
const OwnersSettings = () => {
  const { pathname } = useLocation();
  if (useStaffRole() !== "fulfilment") return null;
  return pathname === "/settings/store" ? (
    <Navigate replace to="/settings/profile" />
  ) : (
    <Navigate replace to={findPage} state={{ ownersOnly: true }} />
  );
};

export const config = defineWidgetConfig({
  zone: [
    "api_key.list.before",
    "location.list.before",
    "product_tag.list.before",
    "product_type.list.before",
    "refund_reason.list.before",
    "region.list.before",
    "return_reason.list.before",
    "sales_channel.list.before",
    "store.details.before",
    "tax.list.before",
    "user.list.before",
    "workflow.list.before",
  ],
});

export default OwnersSettings;
