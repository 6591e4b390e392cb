import { expect, it } from "vitest";
import { PageSources } from "./tagged-cache";

it("the lifetime of a page is the shortest of its sources", () => {
  const sources = new PageSources();
  sources.add({ tags: ["shop"], freshUntil: 60, staleUntil: 300 });
  sources.add({ tags: ["catalogue", "shop"], freshUntil: 15, staleUntil: 400 });
  expect(sources.lifetime).toEqual({ tags: ["shop", "catalogue"], freshUntil: 15, staleUntil: 300 });
});

it("a page with a source that must not be shared has no lifetime", () => {
  const sources = new PageSources();
  sources.markPrivate();
  sources.add({ tags: ["shop"], freshUntil: 60, staleUntil: 300 });
  expect(sources.lifetime).toBeNull();
});
