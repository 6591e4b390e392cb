import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { settleRestockWorkflow } from "../workflows/settle-restock";
import { readRestockToken, type RestockAct } from "./links";

/** Does what the link of a mail says. @throws INVALID_DATA for a wrong, expired or used-up token */
export async function settleRestock(
  container: MedusaContainer,
  act: RestockAct,
  token: string,
): Promise<void> {
  const id = readRestockToken(act, token);
  if (!id) throw new MedusaError(MedusaError.Types.INVALID_DATA, "The link is not or no longer valid");
  await settleRestockWorkflow(container).run({ input: { id, act } });
}
