import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { clusterFacts, createLayout, startProxy } from "./cluster.mjs";
import { logFile, root } from "./paths.mjs";
import { freePort } from "./ports.mjs";
import { stopGroup } from "./processes.mjs";
import { commandOutput } from "./procfs.mjs";
import { serverOf, serversOf } from "./servers.mjs";
import { settingsFrom } from "./settings.mjs";

const layout = await createLayout();
const settings = settingsFrom({ DATA_DIR: "/tmp/no-such-shop", ...layout.settings });
const { members } = layout;
const portOf = (/** @type {string} */ name) => String(members[name]?.port);

/** @type {import("./servers.mjs").Facts} */
const facts = {
  settings,
  secrets: {
    JWT_SECRET: "a",
    COOKIE_SECRET: "b",
    MFA_SECRET: "c",
    SIGNING_SECRET: "d",
    SESSION_SECRET: "e",
    ADMIN_PASSWORD: "f",
    DATABASE_PASSWORD: "g",
    SANDBOX_SECRET: "h",
  },
  databaseUrl: "postgres://127.0.0.1/su_turrone",
  dev: false,
  members,
};

describe("the cluster as processes", () => {
  it("has the servers of docker-compose.yml, in the order of their dependencies, and Redis with the same settings", () => {
    expect(serversOf(facts).map(({ name }) => name)).toEqual([
      "sandbox",
      "commerce-1",
      "commerce-2",
      "worker",
      "storefront-1",
      "storefront-2",
    ]);
    const redis = ["--appendonly", "yes", "--maxmemory", "192mb", "--maxmemory-policy", "noeviction"];
    expect(layout.redis.settings).toEqual(redis);
  });

  it("passes each server the same settings, with local addresses", () => {
    const commerce = serverOf("commerce-2", facts);
    expect(commerce.env).toMatchObject({
      PORT: portOf("commerce-2"),
      MEDUSA_WORKER_MODE: "server",
      DRAIN_SECONDS: "6",
      TRUSTED_PROXIES: "1",
      REDIS_URL: `redis://127.0.0.1:${layout.redis.port}`,
      STOREFRONT_INSTANCES: `http://127.0.0.1:${portOf("storefront-1")},http://127.0.0.1:${portOf("storefront-2")}`,
      // Caddy's URL, as seen by the owner's browser
      MEDUSA_BACKEND_URL: "http://localhost:9000",
    });
    expect(commerce.name).toBe("commerce-2");
    expect(commerce.health).toBe(`http://127.0.0.1:${portOf("commerce-2")}/health`);
    expect(serverOf("worker", facts).env.MEDUSA_WORKER_MODE).toBe("worker");
    expect(serverOf("storefront-1", facts).env).toMatchObject({
      PORT: portOf("storefront-1"),
      COMMERCE_URL: `http://127.0.0.1:${layout.internalPort}`,
      PUBLIC_URL: "http://localhost:3000",
    });
    expect(clusterFacts(layout).COMMERCE_SERVERS).toBe(
      `127.0.0.1:${portOf("commerce-1")} 127.0.0.1:${portOf("commerce-2")}`,
    );
  });

  it("has no numbered servers in a shop with one of each", () => {
    expect(() => serverOf("commerce-1", { ...facts, members: undefined })).toThrow(/no server commerce-1/);
  });

  it("has a Caddyfile with the existing servers", () => {
    const file = readFileSync(path.join(root, "operations", "Caddyfile"), "utf8");
    const named = [...file.matchAll(/\{\$\w+:((?:[\w-]+:\d+ ?)+)\}/g)].flatMap(([, names = ""]) =>
      names.split(" "),
    );
    expect([...new Set(named)]).toEqual([
      "storefront-1:3000",
      "storefront-2:3000",
      "commerce-1:9000",
      "commerce-2:9000",
    ]);
  });
});

describe("Caddy", () => {
  it("logs an unanswered request without the client, its key and the query", async ({ skip }) => {
    skip(!commandOutput("which", ["caddy"]), "caddy is not installed");
    const dataDir = mkdtempSync(path.join(tmpdir(), "caddy-"));
    const ports = { STOREFRONT_PORT: String(await freePort()), COMMERCE_PORT: String(await freePort()) };
    const child = await startProxy(layout, settingsFrom({ DATA_DIR: dataDir, ...ports }));
    try {
      const token = "k3J9dJf8sKq0bV7aZ2xW5cT1yU6iO4pLmNhGgFfDdSs.1764000000";
      const headers = { "X-Storefront-Key": "1795618448._816cLyWVfp9A0pf8", "User-Agent": "Spy/1" };
      const { status } = await fetch(
        `http://127.0.0.1:${layout.internalPort}/store/x/${token}?email=ada@example.com`,
        { headers },
      );
      expect(status).toBe(503);
      const log = () => readFileSync(logFile(dataDir, "caddy"), "utf8");
      await expect.poll(log).toContain('"uri":"/store/x/…"');
      const [, request] = /"request":(\{.*?\})/.exec(log()) ?? [];
      expect(JSON.parse(request ?? "{}")).toEqual({
        proto: "HTTP/1.1",
        method: "GET",
        host: `127.0.0.1:${layout.internalPort}`,
        uri: "/store/x/…",
      });
    } finally {
      await stopGroup(child.pid, { signal: child.signal });
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
