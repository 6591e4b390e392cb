import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commerceEnvironment, readEnvironment, storefrontEnvironment, withSecretFiles } from "./environment";

const complete = {
  SESSION_SECRET: "e".repeat(32),
  SIGNING_SECRET: "s".repeat(32),
  DATA_DIR: "/var/lib/shop",
};

const read = (change: Record<string, string | undefined> = {}) =>
  readEnvironment(storefrontEnvironment, { ...complete, ...change }, {});

describe("storefront environment", () => {
  it("has defaults for local development", () => {
    expect(read()).toMatchObject({
      SHOP_MODE: "demo",
      PORT: 3000,
      COMMERCE_URL: "http://localhost:9000",
      PUBLIC_URL: "http://localhost:3000",
      FALLBACK_LANGUAGE: "en",
      CART_DAYS: 60,
      TRUSTED_PROXIES: 0,
      DRAIN_SECONDS: 0,
      ICON_SERVICES: [],
    });
  });

  it("reads lists, and treats an empty value as not set", () => {
    expect(read({ ICON_SERVICES: "https://a.test,https://b.test", PORT: "" })).toMatchObject({
      ICON_SERVICES: ["https://a.test", "https://b.test"],
      PORT: 3000,
    });
    expect(read({ PORT: "0" }).PORT).toBe(0);
  });

  it.each([
    [{ SESSION_SECRET: "x".repeat(31) }, "SESSION_SECRET: must have at least 32 characters"],
    [{ SIGNING_SECRET: undefined }, "SIGNING_SECRET (not set)"],
    [{ INDEXNOW_KEY: "short" }, "INDEXNOW_KEY: must be 8 to 128"],
    [{ PUBLIC_URL: "ftp://shop.test" }, "PUBLIC_URL: must be an address"],
    [{ CART_DAYS: "0" }, "CART_DAYS"],
    [{ DRAIN_SECONDS: "11" }, "DRAIN_SECONDS"],
  ])("rejects %o", (change, message) => {
    expect(() => read(change)).toThrow(message);
  });

  it("requires an https URL, the Stripe key and distinct secrets in production, and no sandbox", () => {
    const production = {
      SHOP_MODE: "production",
      PUBLIC_URL: "https://shop.test",
      STRIPE_PUBLISHABLE_KEY: "pk_live_1",
    };
    expect(read(production).SHOP_MODE).toBe("production");
    expect(() => read({ ...production, PUBLIC_URL: undefined })).toThrow("the shop's https address");
    expect(() => read({ ...production, STRIPE_PUBLISHABLE_KEY: undefined })).toThrow("is missing");
    expect(() => read({ ...production, SESSION_SECRET: complete.SIGNING_SECRET })).toThrow("must differ");
    expect(() => read({ ...production, SANDBOX_URL: "http://localhost:9100" })).toThrow("not for production");
  });
});

it("each app reads only its own variables", () => {
  expect(Object.keys(storefrontEnvironment.shape)).not.toContain("JWT_SECRET");
  expect(Object.keys(storefrontEnvironment.shape)).not.toContain("DATABASE_URL");
  expect(Object.keys(commerceEnvironment.shape)).not.toContain("SESSION_SECRET");
});

it(".env.example explains every variable except those the launcher sets", () => {
  const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
  const explained = [...text.matchAll(/^([A-Z][A-Z_0-9]+)=$/gm)].map((match) => match[1]);
  const read = [...Object.keys(commerceEnvironment.shape), ...Object.keys(storefrontEnvironment.shape)];
  const missing = [...new Set(read)].filter((name) => !explained.includes(name));
  expect(missing.sort()).toEqual(["NODE_ENV", "PORT", "SANDBOX_URL"]);
});

describe("secrets in files", () => {
  const files: Readonly<Record<string, string>> = {
    "/run/secrets/jwt": "from a file\n",
    "/run/secrets/none": "\n",
  };
  const read = (file: string): string => {
    const text = files[file];
    if (text === undefined) throw new Error(`ENOENT: no such file, open '${file}'`);
    return text;
  };

  it("replace the variable, without the trailing line break", () => {
    expect(
      withSecretFiles({ JWT_SECRET_FILE: "/run/secrets/jwt", PORT: "9000", REDIS_URL: "" }, read),
    ).toEqual({
      JWT_SECRET: "from a file",
      PORT: "9000",
    });
    expect(withSecretFiles({ SMTP_URL_FILE: "/run/secrets/none" }, read)).toEqual({});
  });

  it("are reported all at once if invalid, without their content", () => {
    const wrong = {
      JWT_SECRET: "in the open",
      JWT_SECRET_FILE: "/run/secrets/jwt",
      DATABASE_URL_FILE: "/run/secrets/missing",
    };
    expect(() => withSecretFiles(wrong, read)).toThrow(
      [
        "The environment is not complete:",
        "  JWT_SECRET and JWT_SECRET_FILE: set one of them",
        "  DATABASE_URL_FILE: ENOENT: no such file, open '/run/secrets/missing'",
      ].join("\n"),
    );
  });

  it("are supported for secrets only", () => {
    expect(withSecretFiles({ MAIL_FROM_FILE: "/run/secrets/jwt" }, read)).toEqual({
      MAIL_FROM_FILE: "/run/secrets/jwt",
    });
  });
});
