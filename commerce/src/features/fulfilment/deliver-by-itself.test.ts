import { createMedusaContainer } from "@medusajs/framework/utils";
import { expect, it } from "vitest";
import { markOverdueAsDelivered } from "./deliver-by-itself";

it("does nothing if the owner has switched it off", async () => {
  // a call that does any work fails with an empty container
  const nobody = createMedusaContainer();
  await expect(markOverdueAsDelivered(nobody, new Date(), 0)).resolves.toBeUndefined();
  await expect(markOverdueAsDelivered(nobody, new Date(), 1)).rejects.toThrow();
});
