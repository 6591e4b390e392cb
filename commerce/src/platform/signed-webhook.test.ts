import { expect, test } from "vitest";
import { signContentChanged } from "./signed-webhook";

test("news are signed; the storefront's test holds the same example", () => {
  const { body, signature } = signContentChanged("a-secret-of-thirty-two-characters", {
    kind: "product",
    id: "prod_1",
    at: 1_760_000_000_000,
  });
  expect(body).toBe('{"kind":"product","id":"prod_1","at":1760000000000}');
  expect(signature).toBe("fxFGK9kVwDGWL4ZBmlkYG3_HLDVl6r4bGpIqgppT3Fc");
});
