import { describe, expect, it } from "vitest";
import { readTrackingFile } from "./tracking-file";

const parcels = ["1042", "1043", "1044-1", "1044-2"];

const fileOf = (delimiter: string, rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(delimiter)).join("\r\n");

describe("tracking numbers are read from the file of", () => {
  it.each([
    [
      "BRT",
      ";",
      [
        ["Data spedizione", "Riferimento mittente", "Destinatario", "Numero spedizione"],
        ["30/11/2026", "1043", "Grazia Deledda", "020123456789"],
        ["30/11/2026", "1042", "Emilio Lussu", "020123456790"],
      ],
      { 1042: "020123456790", 1043: "020123456789" },
    ],
    [
      "Poste Italiane",
      ";",
      [
        ["Rif. cliente", "LDV", "Peso"],
        ["ST-1042", "1UW1L7R000123", "1,3"],
        ["ST-1043", "1UW1L7R000124", "0,9"],
      ],
      { 1042: "1UW1L7R000123", 1043: "1UW1L7R000124" },
    ],
    [
      "DHL",
      ",",
      [
        ["Reference", "Waybill Number", "Receiver"],
        ["1042", "1234567890", '"Deledda, Grazia"'],
        ["1043", "1234567891", "Lussu"],
      ],
      { 1042: "1234567890", 1043: "1234567891" },
    ],
    [
      "DHL in German",
      "\t",
      [
        ["Sendungsreferenz", "Sendungsnummer"],
        ["#1042", "'00340434161094042557"],
        ["#1043", "00340434161094042564"],
      ],
      { 1042: "00340434161094042557", 1043: "00340434161094042564" },
    ],
  ])("%s", (_carrier, delimiter, rows, expected) => {
    const read = readTrackingFile(`\uFEFF${fileOf(delimiter, rows)}`, parcels);
    expect(Object.fromEntries(read?.map((one) => [one.reference, one.number]) ?? [])).toEqual(expected);
  });
});

const head = ["Riferimento", "Spedizione", "Tracking"];

it.each([
  [
    "orders that are not asked for",
    [head, ["1042", "", "AB1111"], ["9999", "", "AB2222"]],
    { 1042: "AB1111" },
  ],
  [
    "the second parcel of an order",
    [head, ["1042", "", "AB1111"], ["1042", "", "AB2222"]],
    { 1042: "AB1111" },
  ],
  ["orders without a number yet", [head, ["1042", "", "AB1111"], ["1043", "", ""]], { 1042: "AB1111" }],
  [
    "links to tracking pages, in favour of the numbers",
    [head, ["1042", "0201111", "https://x.example/1111"], ["1043", "0202222", "https://x.example/2222"]],
    { 1042: "0201111", 1043: "0202222" },
  ],
])("leaves out %s", (_what, rows, expected) => {
  const read = readTrackingFile(fileOf(";", rows), parcels);
  expect(Object.fromEntries(read?.map((one) => [one.reference, one.number]) ?? [])).toEqual(expected);
});

it.each([
  ["nothing", ""],
  ["no order of these", fileOf(";", [head, ["7", "", "AB1111"]])],
  ["no heading", fileOf(";", [["1042", "AB1111"]])],
  [
    "no column of numbers",
    fileOf(";", [
      ["Riferimento", "Città"],
      ["1042", "Nuoro 08100"],
    ]),
  ],
  ["numbers a spreadsheet has rounded", fileOf(";", [head, ["1042", "", "3,40434E+19"]])],
  ["one pick-up for all", fileOf(";", [head, ["1042", "", "9900001"], ["1043", "", "9900001"]])],
])("reads no numbers from a file with %s", (_what, text) => {
  expect(readTrackingFile(text, parcels)).toBeNull();
});
