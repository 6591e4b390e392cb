import { expect, it } from "vitest";
import { carrierIds, carriers, trackingUrl } from "./carriers";

it("lists the six carriers", () => {
  expect(carrierIds.map((id) => carriers[id].name)).toEqual([
    "BRT",
    "Poste Italiane",
    "SDA",
    "GLS",
    "DHL",
    "UPS",
  ]);
});

it.each(carrierIds)("links to the tracking page of %s with the number URL-encoded", (id) => {
  const url = new URL(trackingUrl(id, "1Z 99/A&b"));
  expect(url.protocol).toBe("https:");
  expect(url.href).toContain("1Z%2099%2FA%26b");
  expect(url.href).not.toContain("{number}");
});
