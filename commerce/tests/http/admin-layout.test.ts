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

  it("shows at the top of a product why it is not on sale", async () => {
    expect(await arrangementOf("product.details")).toEqual({
      ...forProgrammers,
      "widget:product-sellability": { order: -1 },
    });
  });

  it("hides API keys and workflows in the settings", async () => {
    expect(await arrangementOf("settings.sidebar")).toEqual({
      "core:settings-nav:/settings/publishable-api-keys": hidden,
      "core:settings-nav:/settings/secret-api-keys": hidden,
      "core:settings-nav:/settings/workflows": hidden,
      "core:settings-nav:/settings/search": hidden,
    });
  });
});
