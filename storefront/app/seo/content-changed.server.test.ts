import { expect, test } from "vitest";
import { readContentChanged } from "./content-changed.server";

const secret = "a-secret-of-thirty-two-characters";
const body = '{"tags":["catalogue"],"pages":[{"kind":"product","id":"prod_1"}],"at":1760000000000}';
const signature = "n54XTEAYi_If7e-ZN1VvZG5mVvkXAV8oAqY_ELQAp8w";
const at = 1_760_000_000_000;

test("news that commerce signed are believed for five minutes", () => {
  expect(readContentChanged(body, signature, secret, at + 1000)).toEqual({
    tags: ["catalogue"],
    pages: [{ kind: "product", id: "prod_1" }],
    at,
  });
  expect(readContentChanged(body, signature, secret, at + 301_000)).toBeNull();
});

test.each([
  [body, null],
  [body, ""],
  [body.replace("prod_1", "prod_2"), signature],
  [body, signature.replace(/^./, (first) => (first === "A" ? "B" : "A"))],
])("anybody else's are not (%s, %s)", (changed, forged) => {
  expect(readContentChanged(changed, forged, secret, at)).toBeNull();
});

test("another secret opens nothing", () => {
  expect(readContentChanged(body, signature, "another-secret-of-32-characters-xx", at)).toBeNull();
});
