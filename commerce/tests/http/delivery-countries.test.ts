import { beforeAll, describe, expect, it } from "vitest";
import { firstOwner } from "./people";
import { send } from "./shop";

interface Region {
  id: string;
  name: string;
  countries: { iso_2: string }[];
}

const owner = await firstOwner();
let region: Region;

const readRegion = async (): Promise<Region> => {
  const { body } = await send("GET", "/admin/regions", undefined, owner.headers);
  const [first] = body["regions"] as Region[];
  if (!first) throw new Error("There is no region");
  return first;
};

const change = (body: unknown, method = "POST") =>
  send(method, `/admin/regions/${region.id}`, body, { ...owner.headers, "x-medusa-locale": "en-GB" });

beforeAll(async () => {
  region = await readRegion();
});

describe("the countries of the shop's region", () => {
  it.each([
    ["without Germany", ["it", "fr", "es", "gb"]],
    ["with Austria", ["it", "fr", "de", "es", "gb", "at"]],
    ["with Austria instead of Germany", ["it", "fr", "at", "es", "gb"]],
    ["none", []],
  ])("are not changed: %s", async (_, countries) => {
    const { status, body } = await change({ countries });
    expect(status).toBe(400);
    expect(body["message"]).toContain("The countries of delivery are also part of the shop’s shipping costs");
    expect((await readRegion()).countries).toEqual(region.countries);
  });

  it("are not removed with the region", async () => {
    expect((await change(undefined, "DELETE")).status).toBe(400);
    expect((await readRegion()).id).toBe(region.id);
  });

  it.each([
    ["POST", "/admin/fulfillment-sets/fuset_1/service-zones", { name: "Austria", geo_zones: [] }],
    ["POST", "/admin/fulfillment-sets/fuset_1/service-zones/serzo_1", { geo_zones: [] }],
    ["DELETE", "/admin/fulfillment-sets/fuset_1/service-zones/serzo_1", undefined],
    ["DELETE", "/admin/fulfillment-sets/fuset_1", undefined],
    ["POST", "/admin/stock-locations/sloc_1/fulfillment-sets", { name: "Austria", type: "shipping" }],
    ["POST", "/admin/stock-locations/sloc_1/fulfillment-providers", { remove: ["parcel_parcel"] }],
  ])("are not changed by the zones of delivery: %s %s", async (method, path, body) => {
    const headers = { ...owner.headers, "x-medusa-locale": "en-GB" };
    const { status, body: answer } = await send(method, path, body, headers);
    expect(status).toBe(400);
    expect(answer["message"]).toContain("Medusa’s delivery zones and carriers are not changed");
  });

  it("stay when the rest of the region is saved", async () => {
    const countries = region.countries.map(({ iso_2: code }) => code).toReversed();
    expect((await change({ name: region.name, countries })).status).toBe(200);
    expect(countries.toSorted()).toEqual(["de", "es", "fr", "gb", "it"]);
  });
});
