import { expect, it } from "vitest";
import { transferRefusal, type OpenSums, type WantedPacks } from "./transfer-limit";

const most = { orders: 3, packs: 30 };
const refusal = (cart: WantedPacks[], ...held: OpenSums[]) => transferRefusal(held, cart, most);
const many = (packs: number) => [{ packs, available: 500 }];

it.each<[string, string | null, string | null]>([
  ["nothing open, 30 packs", refusal(many(30), { orders: 0, packs: 0 }), null],
  ["nothing open, 31 packs", refusal(many(31), { orders: 0, packs: 0 }), "open_packs"],
  ["a sender of whom nothing is known, 31 packs", refusal(many(31)), "open_packs"],
  ["two orders open", refusal(many(1), { orders: 2, packs: 2 }), null],
  ["three orders open", refusal(many(1), { orders: 3, packs: 3 }), "open_orders"],
  [
    "three orders open from the same network",
    refusal(many(1), { orders: 0, packs: 0 }, { orders: 3, packs: 3 }),
    "open_orders",
  ],
  ["25 packs open, 5 more", refusal(many(5), { orders: 1, packs: 25 }), null],
  ["25 packs open, 6 more", refusal(many(6), { orders: 1, packs: 25 }), "open_packs"],
  ["packs of several weights", refusal([...many(16), ...many(15)]), "open_packs"],
  ["half of what is left", refusal([{ packs: 6, available: 12 }]), null],
  ["more than half of what is left", refusal([{ packs: 4, available: 6 }]), "stock"],
  ["the last five packs", refusal([{ packs: 5, available: 5 }]), null],
  ["goods whose stock is not counted", refusal([{ packs: 9, available: null }]), null],
])("%s", (_, found, expected) => {
  expect(found).toBe(expected);
});
