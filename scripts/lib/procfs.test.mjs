import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { descendantsOf, listeners, parseCpuSeconds, parseStat, startTimeOf, userName } from "./procfs.mjs";

describe("parseStat", () => {
  it("parses a name with brackets and spaces", () => {
    const text =
      "4711 (my (odd) name) S 1 4700 4700 0 -1 4194560 1 0 0 0 5 1 0 0 20 0 11 0 201943 1000 200 18446744073709551615";
    expect(parseStat(text)).toEqual({ pid: 4711, state: "S", parent: 1, group: 4700, ticks: "201943" });
  });

  it("returns null for any other text", () => {
    expect(parseStat("")).toBeNull();
  });
});

it("adds up the CPU time of a process and its ended children", () => {
  const text =
    "4711 (my (odd) name) S 1 4700 4700 0 -1 4194560 1 0 0 0 250 50 1000 200 20 0 11 0 201943 1000 200";
  expect(parseCpuSeconds(text)).toBe(15);
});

describe("listeners", () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 11111 1 0000000000000000 100
   1: 0100007F:0BB8 0100007F:D431 01 00000000:00000000 00:00000000 00000000  1000        0 22222 1 0000000000000000 100
   2: 00000000:2328 00000000:0000 0A 00000000:00000000 00:00000000 00000000   101        0 33333 1 0000000000000000 100
`;

  it("returns listening sockets, but no connected ones", () => {
    expect(listeners(table, 3000)).toEqual([{ uid: 1000, inode: "11111" }]);
    expect(listeners(table, 9000)).toEqual([{ uid: 101, inode: "33333" }]);
    expect(listeners(table, 80)).toEqual([]);
  });
});

describe("userName", () => {
  const passwd = "root:x:0:0:root:/root:/bin/bash\npostgres:x:101:104::/var/lib/postgresql:/bin/bash\n";
  it("returns the name of a user by number", () => {
    expect(userName(passwd, 101)).toBe("postgres");
    expect(userName(passwd, 7)).toBe("user 7");
  });
});

it("finds the descendants of a process", async () => {
  const shell = spawn("sh", ["-c", "sh -c 'sleep 60; true' & wait"], { stdio: "ignore" });
  try {
    await expect.poll(() => descendantsOf(shell.pid ?? 0).length, { timeout: 10_000 }).toBe(2);
    expect(descendantsOf(process.pid)).toEqual(expect.arrayContaining(descendantsOf(shell.pid ?? 0)));
  } finally {
    for (const pid of [...descendantsOf(shell.pid ?? 0), shell.pid ?? 0]) process.kill(pid, "SIGKILL");
  }
});

describe("startTimeOf", () => {
  it("is stable, and null for an unknown process", () => {
    expect(startTimeOf(process.pid)).toBe(startTimeOf(process.pid));
    expect(startTimeOf(process.pid)).not.toBeNull();
    expect(startTimeOf(2 ** 30)).toBeNull();
  });
});
