import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { NoticeBar } from "./NoticeBar";

const cart = vi.hoisted(() => ({
  outcome: { number: 1, notices: [{ key: "added" }] },
  drawer: false,
  drawerMissing: false,
}));

vi.mock("./CartProvider", () => ({ useCart: () => cart }));
vi.mock("./load-notices", () => ({ barId: "notices", loadedNotices: () => "Notices of the bar" }));

it.each([
  [{ drawer: false, drawerMissing: false }, true],
  [{ drawer: true, drawerMissing: false }, false],
  // a drawer that could not be loaded shows nothing
  [{ drawer: true, drawerMissing: true }, true],
])("with %j, shows the notices: %s", (state, shown) => {
  Object.assign(cart, state);
  const html = renderToStaticMarkup(createElement(NoticeBar, { notices: [] }));
  expect(html.includes("Notices of the bar")).toBe(shown);
});
