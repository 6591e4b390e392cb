import type { MedusaContainer } from "@medusajs/framework/types";
import { offerProviders } from "./steps/region";

/** For shops that were opened with bank transfer only: also offers card and PayPal. */
export default async function cardAndPayPal({ container }: { container: MedusaContainer }): Promise<void> {
  await offerProviders(container);
}
