import { expect, it } from "vitest";
import { placeDoubt } from "./place-doubt";

const place = (postalCode: string, city: string, province: string, country = "it") =>
  placeDoubt({ country, postalCode, city, province }, "it");

it("names the towns of a postal code that is not the town's or the province's", async () => {
  expect(await place("I-08039", "Cagliari", "CA")).toBe(
    "Il CAP 08039 è di Tonara (NU), ma nell’indirizzo c’è Cagliari (CA).",
  );
  expect(await place("00010", "Tonara", "NU")).toBe(
    "Il CAP 00010 è di Borgo Santa Maria, Casape, Gallicano nel Lazio, … (RM), ma nell’indirizzo c’è Tonara (NU).",
  );
  // a code of two provinces
  expect(await place("12071", "Bagnasco", "MI")).toBe(
    "Il CAP 12071 è di Bagnasco, Massimino, ma nell’indirizzo c’è Bagnasco (MI).",
  );
});

it("has no doubt about a right place, a foreign one, or one that the rules refuse", async () => {
  expect(await place("08039", "Tonara", "NU")).toBeNull();
  expect(await place("80331", "Berlin", "", "de")).toBeNull();
  expect(await place("8039", "Cagliari", "CA")).toBeNull();
  expect(await place("08039", "Cagliari", "CA", "us")).toBeNull();
});
