import { expect, it } from "vitest";
import { mailboxOf, networkOf } from "./sender-network";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:1:aaaa:bbbb:cccc:dddd", "2001:db8:0:1::/64"],
  ["2001:DB8:0:0001::9", "2001:db8:0:1::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
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
