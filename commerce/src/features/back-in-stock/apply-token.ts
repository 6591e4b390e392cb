import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { applyBackInStockTokenWorkflow } from "../../workflows/apply-back-in-stock-token";
import { readAlertToken, type AlertLinkPurpose } from "./alert-link";

/** Does what the link of a mail says. @throws INVALID_DATA for a wrong, expired or used-up token */
export async function applyBackInStockToken(
  container: MedusaContainer,
  act: AlertLinkPurpose,
  token: string,
): Promise<void> {
  const id = readAlertToken(act, token);
  if (!id) throw new MedusaError(MedusaError.Types.INVALID_DATA, "The link is not or no longer valid");
  await applyBackInStockTokenWorkflow(container).run({ input: { id, act } });
}
