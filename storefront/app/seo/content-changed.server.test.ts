import { expect, test } from "vitest";
import { readContentChanged } from "./content-changed.server";

const secret = "a-secret-of-thirty-two-characters";
const body = '{"tags":["catalogue"],"pages":[{"kind":"product","id":"prod_1"}],"at":1760000000000}';
const signature = "n54XTEAYi_If7e-ZN1VvZG5mVvkXAV8oAqY_ELQAp8w";
const at = 1_760_000_000_000;

const minute = 60_000;

// a server clock that is not synchronised may be ten minutes off
test.each([-10, 0, 10, 19])(
  "accepts a signed notification with a clock difference of %i minutes",
  (minutes) => {
    expect(readContentChanged(body, signature, secret, at + minutes * minute)).toEqual({
      tags: ["catalogue"],
      pages: [{ kind: "product", id: "prod_1" }],
      at,
    });
  },
);

test.each([-20, 20])("rejects a signed notification with a clock difference of %i minutes", (minutes) => {
  expect(readContentChanged(body, signature, secret, at + minutes * minute)).toBeNull();
});

test.each([
  [body, null],
  [body, ""],
  [body.replace("prod_1", "prod_2"), signature],
  [body, signature.replace(/^./, (first) => (first === "A" ? "B" : "A"))],
])("rejects a notification with an invalid signature (%s, %s)", (changed, forged) => {
  expect(readContentChanged(changed, forged, secret, at)).toBeNull();
});

test("rejects a notification signed with another secret", () => {
  expect(readContentChanged(body, signature, "another-secret-of-32-characters-xx", at)).toBeNull();
});
