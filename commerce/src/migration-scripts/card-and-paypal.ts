import type { MedusaContainer } from "@medusajs/framework/types";
import { offerProviders } from "./steps/region";

/** For shops that were opened with bank transfer alone: card and PayPal are offered as well. */
export default async function cardAndPayPal({ container }: { container: MedusaContainer }): Promise<void> {
  await offerProviders(container);
}
