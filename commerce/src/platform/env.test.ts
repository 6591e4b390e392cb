import { describe, expect, it } from "vitest";
import { parseEnv } from "./env";

const complete = {
  DATABASE_URL: "postgres://shop:secret@localhost:5432/shop",
  JWT_SECRET: "j".repeat(32),
  COOKIE_SECRET: "c".repeat(32),
  MFA_SECRET: "m".repeat(32),
  SIGNING_SECRET: "s".repeat(32),
  DATA_DIR: "/var/lib/shop",
};

const company = {
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
  BANK_TRANSFER_BIC: "BPPIITRRXXX",
  STRIPE_API_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

describe("parseEnv", () => {
  it("fills in the demo defaults", () => {
    expect(parseEnv(complete)).toMatchObject({
      SHOP_MODE: "demo",
      PORT: 9000,
      MEDUSA_BACKEND_URL: "http://localhost:9000",
      STOREFRONT_URL: "http://localhost:3000",
      COMPANY_NAME: "Su Turrone (Demo)",
      BANK_TRANSFER_IBAN: "IT00X000000000000000000DEMO",
      FIRST_ORDER_NUMBER: 1001,
      OWNER_LANGUAGE: "it",
      BANK_TRANSFER_DAYS: 7,
      PAYMENT_CAPTURE: "order",
      STRIPE_API_URL: "https://api.stripe.com",
    });
  });

  it("requires both Stripe keys or neither", () => {
    expect(() => parseEnv({ ...complete, STRIPE_API_KEY: "sk_test_1" })).toThrow("set both or neither");
  });

  it("requires both keys for a bucket", () => {
    const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    expect(parseEnv({ ...complete, S3_BUCKET: "su-turrone", ...keys })).toMatchObject({
      S3_BUCKET: "su-turrone",
      S3_REGION: "us-east-1",
    });
    expect(() => parseEnv({ ...complete, S3_BUCKET: "su-turrone", S3_ACCESS_KEY_ID: "id" })).toThrow(
      "S3_SECRET_ACCESS_KEY (not set): S3_BUCKET needs it",
    );
  });

  it("treats an empty value as not set", () => {
    expect(parseEnv({ ...complete, PORT: "", REDIS_URL: "" })).toMatchObject({ PORT: 9000 });
  });

  it("lists all problems in one message, one per line", () => {
    const wrong = {
      ...complete,
      DATABASE_URL: "mysql://localhost/shop",
      PORT: "70000",
      JWT_SECRET: "short",
      DATA_DIR: ".data",
    };
    const lines = (() => {
      try {
        parseEnv({ ...wrong, SIGNING_SECRET: undefined });
        return [];
      } catch (error) {
        return error instanceof Error ? error.message.split("\n") : [];
      }
    })();
    expect(lines[0]).toBe("The environment is not complete:");
    expect(lines.slice(1).map((line) => line.trim().split(":")[0])).toEqual([
      "SIGNING_SECRET (not set)",
      "DATA_DIR",
      "DATABASE_URL",
      "PORT",
      "JWT_SECRET",
    ]);
  });

  it("reads the delivery days and the cut-off hour", () => {
    expect(parseEnv(complete)).toMatchObject({
      DELIVERY_DAYS: { from: 2, to: 3 },
      DELIVERY_CUT_OFF_HOUR: 12,
    });
    const own = { ...complete, DELIVERY_DAYS: "4-6", DELIVERY_CUT_OFF_HOUR: "15" };
    expect(parseEnv(own)).toMatchObject({ DELIVERY_DAYS: { from: 4, to: 6 }, DELIVERY_CUT_OFF_HOUR: 15 });
  });

  it.each(["2", "3-2", "2-2", "0-3", "a-b"])("rejects %s as delivery days", (days) => {
    expect(() => parseEnv({ ...complete, DELIVERY_DAYS: days })).toThrow("DELIVERY_DAYS");
  });

  describe("in production", () => {
    const production = { ...complete, ...company, SHOP_MODE: "production" };

    it("accepts a complete environment", () => {
      expect(parseEnv(production).SHOP_MODE).toBe("production");
    });

    it.each(["STRIPE_API_KEY", "STRIPE_WEBHOOK_SECRET"])("requires %s", (key) => {
      expect(() => parseEnv({ ...production, [key]: undefined })).toThrow(`${key} is missing`);
    });

    it("does not require the company details, which the launcher checks", () => {
      const { COMPANY_NAME: _, ...rest } = production;
      expect(parseEnv(rest).COMPANY_NAME).toBe("Su Turrone (Demo)");
    });

    it("lists all missing variables together", () => {
      const wrong = { ...production, JWT_SECRET: undefined, STRIPE_API_KEY: undefined };
      expect(() => parseEnv(wrong)).toThrow(/JWT_SECRET is missing.*\n.*STRIPE_API_KEY is missing/);
    });

    it("rejects the same secret for several variables", () => {
      expect(() => parseEnv({ ...production, COOKIE_SECRET: production.JWT_SECRET })).toThrow("must differ");
    });
  });
});
