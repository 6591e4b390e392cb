import { expect, it } from "vitest";
import {
  beginAttempt,
  commerceLimits,
  createRateCounter,
  forgiveAttempt,
  limitedTo,
  networkOf,
  storefrontLimits,
} from "./rate-limits";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "::/64"],
  ["", ""],
  ["no address", "no address"],
])("maps %s to the network %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it("an IP limit applies to a whole IPv6 network, and to no other", async () => {
  const { consumeLimit } = createRateCounter(
    { form: { per: ["IP"], counts: "requests", points: 2, seconds: 60 } },
    { prefix: "test", secret: () => "x".repeat(32), redis: () => null },
  );
  expect(await consumeLimit("form", "2001:db8:1:2::1")).toBe(0);
  expect(await consumeLimit("form", "2001:db8:1:2:ffff::9")).toBe(0);
  expect(await consumeLimit("form", "2001:db8:1:2:aaaa::7")).toBeGreaterThan(0);
  expect(await consumeLimit("form", "2001:db8:1:4::1")).toBe(0);
});

it("an attempt takes a point of each limit, or of none if one of them has none left", async () => {
  const { attemptLimit, failureDelay } = createRateCounter(
    {
      inDay: { per: ["account"], counts: "failures", points: 3, seconds: 24 * 60 * 60 },
      inMinute: { per: ["account"], counts: "failures", points: 2, seconds: 60 },
    },
    { prefix: "test", secret: () => "x".repeat(32), redis: () => null },
  );
  const limits = [attemptLimit("inMinute", "a"), attemptLimit("inDay", "a")];
  const waits = await Promise.all(Array.from({ length: 5 }, () => beginAttempt(limits)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  expect(await failureDelay("inDay", "a")).toBe(0);
  await forgiveAttempt(limits);
  expect(await beginAttempt(limits)).toBe(0);
  expect(await beginAttempt(limits)).toBeGreaterThan(0);
  expect(await beginAttempt([attemptLimit("inMinute", "b"), attemptLimit("inDay", "b")])).toBe(0);
});

it.each([...Object.entries(storefrontLimits), ...Object.entries(commerceLimits)])(
  "the limit %s is per visitor or per target, so that no visitor can exhaust it for everybody",
  (_, { per }) => {
    expect(per.filter((part) => limitedTo.some((one) => one === part))).not.toEqual([]);
  },
);
