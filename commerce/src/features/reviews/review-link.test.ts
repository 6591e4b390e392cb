import { expect, it } from "vitest";
import { verifyToken } from "@su-turrone/contract/tokens";
import { reviewLinks } from "./invitation";

const base = { storefrontUrl: "https://shop.example", secret: "s".repeat(32) };
const items = [
  { id: "ordli_1", product_title: "Mandeltorrone" },
  { id: "ordli_2", product_title: "Haselnusstorrone" },
];

it.each([
  ["de", "/bewertung-schreiben"],
  ["it", "/it/scrivi-una-recensione"],
  ["en", "/en/write-a-review"],
] as const)("returns one link per line item in the language of the order: %s", (language, path) => {
  const links = reviewLinks(base, { id: "order_1", language, items }, 1000);
  expect(links.map((link) => link.product_title)).toEqual(["Mandeltorrone", "Haselnusstorrone"]);
  for (const { url, line_item_id } of links) {
    expect(new URL(url).pathname).toBe(path);
    const token = new URL(url).searchParams.get("token") ?? "";
    expect(verifyToken(base.secret, "review", token, 1000)).toEqual({
      ids: ["order_1", line_item_id],
    });
    expect(verifyToken(base.secret, "review", token, 1000 + 183 * 86_400)).toBe("expired");
  }
});
