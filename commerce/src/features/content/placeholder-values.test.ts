import { expect, it } from "vitest";
import { parseEnv } from "../../platform/env";
import { servicesFrom } from "./placeholder-values";

const needed = {
  DATABASE_URL: "postgres://shop:secret@localhost:5432/shop",
  JWT_SECRET: "j".repeat(32),
  COOKIE_SECRET: "c".repeat(32),
  MFA_SECRET: "m".repeat(32),
  SIGNING_SECRET: "s".repeat(32),
  DATA_DIR: "/var/lib/shop",
};
const stripe = { STRIPE_API_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const all = ["pp_bank-transfer_bank", "pp_stripe_stripe", "pp_stripe-paypal_stripe"];

it("reports only enabled services", () => {
  expect(servicesFrom(parseEnv(needed), ["pp_bank-transfer_bank"])).toEqual({
    hosting: null,
    mailHost: null,
    carriers: ["BRT", "Poste Italiane", "SDA", "GLS", "DHL", "UPS"],
    bankTransfer: true,
    card: false,
    paypal: false,
    sandbox: false,
    vies: false,
    indexNow: false,
    iconHosts: [],
  });
});

it.each([
  [{ SMTP_URL: "smtp://user:secret@smtp.post.example:587" }, { mailHost: "smtp.post.example" }],
  [{ HOSTING_PROVIDER: "Nord GmbH, Hamburg" }, { hosting: "Nord GmbH, Hamburg" }],
  [{ VIES_URL: "https://vies.example/rest-api" }, { vies: true }],
  [{ INDEXNOW_KEY: "abcdefgh1234" }, { indexNow: true }],
  [
    { ICON_SERVICES: "https://api.icons.example,https://b.example/x" },
    { iconHosts: ["api.icons.example", "b.example"] },
  ],
  [stripe, { card: true, paypal: true, sandbox: false }],
  [
    { ...stripe, STRIPE_API_URL: "http://127.0.0.1:9100" },
    { card: true, paypal: true, sandbox: true },
  ],
])("reports the services enabled by %j", (settings, found) => {
  expect(servicesFrom(parseEnv({ ...needed, ...settings }), all)).toMatchObject(found);
});
