import { expect, it } from "vitest";
import { PageSources } from "./page-sources";

it("a page is good for as long as the answer in it that ends first", () => {
  const sources = new PageSources();
  sources.add({ tags: ["shop"], freshUntil: 60, staleUntil: 300 });
  sources.add({ tags: ["catalogue", "shop"], freshUntil: 15, staleUntil: 400 });
  expect(sources.lifetime).toEqual({ tags: ["shop", "catalogue"], freshUntil: 15, staleUntil: 300 });
});

it("a page made of what is not for everybody has no life", () => {
  const sources = new PageSources();
  sources.forbidSharing();
  sources.add({ tags: ["shop"], freshUntil: 60, staleUntil: 300 });
  expect(sources.lifetime).toBeNull();
});
