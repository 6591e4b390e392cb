import { expect, it } from "vitest";
import type { OpenTransferOrder } from "./awaiting-transfer";
import { burstsOf, mailboxOf, networkOf } from "./transfer-bursts";

const order = (number: number, minute: number, email: string, network: string | null): OpenTransferOrder => ({
  id: `order_${number}`,
  number,
  email,
  network,
  created_at: new Date(Date.UTC(2026, 10, 26, 12, minute)),
  packs: 10,
});
const numbers = (...open: OpenTransferOrder[]) =>
  burstsOf(open).map(({ orders, packs }) => [orders.map(({ number }) => number), packs]);

it("finds orders of one mailbox within an hour, and says how many packs they hold", () => {
  const tagged = order(3, 60, "Anna+2@example.com", null);
  expect(
    numbers(order(1, 0, "anna@example.com", null), order(2, 30, "anna@example.com", null), tagged),
  ).toEqual([[[1, 2, 3], 30]]);
});

it("finds orders of one network under many addresses", () => {
  const orders = [1, 2, 3, 4].map((number) => order(number, number, `${number}@example.com`, "net"));
  expect(numbers(...orders)).toEqual([[[1, 2, 3, 4], 40]]);
});

it("names the same orders once if both mailbox and network are the same", () => {
  const orders = [1, 2, 3].map((number) => order(number, number, "anna@example.com", "net"));
  expect(numbers(...orders)).toEqual([[[1, 2, 3], 30]]);
});

it("finds none in fewer orders, in orders hours apart, or of unknown networks", () => {
  const anna = [0, 45, 90].map((minute, index) => order(index + 1, minute, "anna@example.com", null));
  const others = [4, 5, 6].map((number) => order(number, 0, `${number}@example.com`, null));
  expect(numbers(...anna, ...others)).toEqual([]);
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:1:aaaa:bbbb:cccc:dddd", "2001:db8:0::/48"],
  ["2001:DB8:00a0:0001::9", "2001:db8:a0::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
])("takes %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  "",
  "no address",
  "127.0.0.1",
  "::ffff:127.0.0.1",
  "10.1.2.3",
  "172.20.0.4",
  "192.168.1.1",
  "::1",
  "fd00::1",
])("learns nothing about the shopper from %j", (address) => {
  expect(networkOf(address)).toBeNull();
});

it("takes mail addresses that differ in case or tag as one mailbox", () => {
  expect(mailboxOf(" Anna.Piras+torrone@Example.COM")).toBe("anna.piras@example.com");
  expect(mailboxOf("anna.piras@example.com")).toBe("anna.piras@example.com");
});
