import { expect, it } from "vitest";
import { walletNames, type WalletSupport } from "./ExpressButton";

const applePay = (canMakePayments: () => boolean): WalletSupport => ({
  ApplePaySession: { canMakePayments },
  PaymentRequest: {},
});
const insecure = () => {
  throw new Error("insecure document");
};

it.each<[string, WalletSupport, string[]]>([
  ["Safari with a card in Apple Pay", applePay(() => true), ["Apple Pay", "PayPal"]],
  ["Safari without", applePay(() => false), ["PayPal"]],
  ["Safari on an insecure page", applePay(insecure), ["PayPal"]],
  ["Chrome", { PaymentRequest: {} }, ["Google Pay", "PayPal"]],
  ["Firefox", {}, ["PayPal"]],
])("%s has its wallets", (_, browser, names) => {
  expect(walletNames(["card", "paypal", "bank_transfer"], browser)).toEqual(names);
});

it("names no wallet of a method the shop does not take", () => {
  const chrome = { PaymentRequest: {} };
  expect(walletNames(["paypal"], chrome)).toEqual(["PayPal"]);
  expect(walletNames(["card"], chrome)).toEqual(["Google Pay"]);
  expect(walletNames(["bank_transfer"], chrome)).toEqual([]);
});
