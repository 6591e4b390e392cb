import { describe, expect, it } from "vitest";
import { sql } from "./database";

/** The system default layout of an admin zone. */
async function arrangementOf(zone: string): Promise<Record<string, { order?: number; hidden?: boolean }>> {
  const [row] = await sql<{ configuration: { widgets: Record<string, { hidden?: boolean }> } }>(
    "select configuration from layout_configuration where zone = $1 and is_system_default",
    [zone],
  );
  return row?.configuration.widgets ?? {};
}

const hidden = { hidden: true };
const forProgrammers = {
  "core:MetadataSection": hidden,
  "core:JsonViewSection": hidden,
  "core:RequiredPermissionsSection": hidden,
};

describe("the default layout of the admin pages", () => {
  it.each(["product_variant.details", "product_category.details", "customer.details", "region.details"])(
    "hides the developer sections: %s",
    async (zone) => {
      expect(await arrangementOf(zone)).toEqual(forProgrammers);
    },
  );

  it("leads from the top of a product to its own page", async () => {
    const note = { "widget:own-product-page": { order: -1 } };
    expect(await arrangementOf("product.details")).toEqual({ ...forProgrammers, ...note });
  });

  it("hides the confusing sections of an order", async () => {
    const sections = Object.entries(await arrangementOf("order.details"));
    const names = sections.filter(([, { hidden: isHidden }]) => isHidden).map(([name]) => name);
    const medusas = ["OrderFulfillmentSection", "OrderPaymentSection", "OrderSummarySection"];
    expect(names.toSorted()).toEqual(
      [...Object.keys(forProgrammers), ...medusas.map((name) => `core:${name}`)].toSorted(),
    );
  });
});
