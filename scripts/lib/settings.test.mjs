import path from "node:path";
import { describe, expect, it } from "vitest";
import { commerceEnvironment, storefrontEnvironment } from "../../contract/dist/environment.js";
import { root } from "./paths.mjs";
import { privateTo } from "./servers.mjs";
import { settingsFrom } from "./settings.mjs";
import { knownVariables } from "./testing/test-shop.mjs";

/** All variables required in production. */
const production = {
  SHOP_MODE: "production",
  JWT_SECRET: "a".repeat(32),
  COOKIE_SECRET: "b".repeat(32),
  MFA_SECRET: "e".repeat(32),
  SESSION_SECRET: "c".repeat(32),
  SIGNING_SECRET: "d".repeat(32),
  PUBLIC_URL: "https://shop.test/",
  COMPANY_NAME: "Torronificio",
  COMPANY_STREET: "Via Roma 1",
  COMPANY_POSTAL_CODE: "08039",
  COMPANY_CITY: "Tonara",
  COMPANY_VAT_ID: "IT01234567890",
  COMPANY_REA: "NU-12345",
  COMPANY_EMAIL: "ciao@shop.test",
  COMPANY_PEC: "ciao@pec.test",
  COMPANY_PHONE: "+39 0784 000000",
  BANK_TRANSFER_HOLDER: "Torronificio",
  BANK_TRANSFER_IBAN: "IT60X0542811101000000123456",
  BANK_TRANSFER_BIC: "BPMOIT22",
  STRIPE_API_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

/** @param {Record<string, string>} env */
const complaint = (env) => {
  try {
    settingsFrom(env);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "none";
};

describe("settingsFrom", () => {
  it("needs no variables", () => {
    expect(settingsFrom({})).toEqual({
      env: {},
      mode: "demo",
      dataDir: path.join(root, ".data"),
      databaseUrl: undefined,
      ports: { storefront: 3000, commerce: 9000, postgres: 5460, sandbox: 9100 },
      listenAddress: "127.0.0.1",
      sandbox: true,
      publicUrl: "http://localhost:3000",
      commerceUrl: "http://localhost:9000",
      adminEmail: "owner@su-turrone.example",
    });
  });

  it("listens only on this machine unless another address is set", () => {
    expect(settingsFrom({ LISTEN_ADDRESS: "0.0.0.0" }).listenAddress).toBe("0.0.0.0");
    expect(settingsFrom({ LISTEN_ADDRESS: "::" }).listenAddress).toBe("::");
    expect(complaint({ LISTEN_ADDRESS: "my-machine" })).toContain("must be an IP address");
  });

  it("derives URLs from the ports, and removes their trailing slash", () => {
    const settings = settingsFrom({ STOREFRONT_PORT: "3110", MEDUSA_BACKEND_URL: "https://commerce.test/" });
    expect(settings.publicUrl).toBe("http://localhost:3110");
    expect(settings.commerceUrl).toBe("https://commerce.test");
  });

  it.each(["0", "65536", "3000x", "-1", "1.5"])("refuses the port %s", (port) => {
    expect(complaint({ STOREFRONT_PORT: port })).toContain(`STOREFRONT_PORT is "${port}"`);
  });

  it("reports all problems together", () => {
    const text = complaint({
      SHOP_MODE: "prod",
      COMMERCE_PORT: "3000",
      DATABASE_URL: "mysql://x",
      PUBLIC_URL: "ftp://shop",
    });
    expect(text).toContain('SHOP_MODE is "prod"');
    expect(text).toContain("POSTGRES_PORT and SANDBOX_PORT must differ");
    expect(text).toContain("DATABASE_URL must start with postgres://");
    expect(text).toContain('PUBLIC_URL is "ftp://shop"');
  });

  it("accepts a complete production environment", () => {
    expect(settingsFrom(production)).toMatchObject({ mode: "production", sandbox: false });
  });

  it("requires all Stripe keys or none", () => {
    expect(complaint({ STRIPE_API_KEY: "sk_test_1" })).toContain("set all of them, or none");
  });

  it("reports everything missing in production", () => {
    const lines = complaint({ SHOP_MODE: "production" }).split("\n").slice(1);
    // five secrets, the URL, three Stripe keys
    expect(lines).toHaveLength(9);
    expect(lines[0]).toBe("  - JWT_SECRET is missing (a random text of 32 characters or more).");
    expect(lines.at(-1)).toBe("  - STRIPE_WEBHOOK_SECRET is missing.");
  });

  it.each([
    [{ JWT_SECRET: "short" }, "JWT_SECRET is too weak"],
    [{ JWT_SECRET: "b".repeat(32) }, "must differ from each other"],
    [{ PUBLIC_URL: "http://shop.test" }, "PUBLIC_URL must be the shop's https address"],
  ])("refuses %o in production", (change, message) => {
    expect(complaint({ ...production, ...change })).toContain(message);
  });
});

it("finds in .env.example exactly the variables that servers and launcher read", () => {
  const read = new Set([
    ...Object.keys({ ...commerceEnvironment.shape, ...storefrontEnvironment.shape }),
    ...privateTo.launcher,
    // read by OpenTelemetry itself
    "OTEL_TRACES_SAMPLER",
    "OTEL_TRACES_SAMPLER_ARG",
  ]);
  // set by the launcher
  for (const name of ["NODE_ENV", "PORT", "SANDBOX_URL"]) read.delete(name);
  expect(knownVariables.toSorted()).toEqual([...read].toSorted());
});
