import { describe, expect, it } from "vitest";
import { ownerFactProblems } from "./environment-rules";

const demo = { COMPANY_NAME: "Su Turrone (Demo)", COMPANY_STREET: "Via Demo 1", COMPANY_CITY: "Tonara NU" };
const env = {
  COMPANY_NAME: "Torronificio Deledda",
  COMPANY_STREET: "Via Roma 1",
  COMPANY_POSTAL_CODE: "08039",
  COMPANY_CITY: "Tonara NU",
  COMPANY_VAT_ID: "IT01234567897",
  COMPANY_REA: "NU-123456",
  COMPANY_EMAIL: "info@deledda.it",
  COMPANY_PEC: "deledda@pec.it",
  COMPANY_PHONE: "+39 0784 123456",
  BANK_TRANSFER_HOLDER: "Torronificio Deledda",
  BANK_TRANSFER_IBAN: "IT60X0542811101000000123456",
  BANK_TRANSFER_BIC: "BPPIITRRXXX",
};
const saved = {
  company_name: "Torronificio Deledda",
  company_street: "Via Roma 1",
  company_postal_code: "08039",
  company_city: "Tonara NU",
  company_vat_id: "IT01234567897",
  company_rea: "NU-123456",
  company_email: "info@deledda.it",
  company_pec: "deledda@pec.it",
  company_phone: "+39 0784 123456",
  transfer_holder: "Torronificio Deledda",
  transfer_iban: "IT60X0542811101000000123456",
  transfer_bic: "BPPIITRRXXX",
};

describe("ownerFactProblems", () => {
  it.each<[string, Record<string, string>, Record<string, unknown>, string[]]>([
    ["no problem if everything is set in the environment", env, {}, []],
    ["no problem if everything is saved in the admin", {}, saved, []],
    [
      "no problem if a placeholder in the environment is replaced in the admin",
      { ...env, COMPANY_NAME: "[company name]" },
      { company_name: "Torronificio Deledda", low_stock_packs: 3 },
      [],
    ],
    [
      "a demo value saved over a valid one",
      env,
      { company_street: "Via Demo 1" },
      ['COMPANY_STREET is still a placeholder ("Via Demo 1").'],
    ],
    [
      "an emptied value and one that was never set",
      { ...env, COMPANY_PHONE: "" },
      { company_pec: "" },
      ["COMPANY_PEC is missing.", "COMPANY_PHONE is missing."],
    ],
    [
      "a placeholder and a demo value",
      { ...env, COMPANY_NAME: "Su Turrone (Demo)", COMPANY_EMAIL: "demo@example.com" },
      {},
      [
        'COMPANY_NAME is still a placeholder ("Su Turrone (Demo)").',
        'COMPANY_EMAIL is still a placeholder ("demo@example.com").',
      ],
    ],
  ])("reports %s", (_, given, own, problems) => {
    expect(ownerFactProblems(given, own, demo)).toEqual(problems);
  });

  it("reports everything as missing if nothing is given", () => {
    expect(ownerFactProblems({}, {}, demo)).toHaveLength(12);
  });
});
