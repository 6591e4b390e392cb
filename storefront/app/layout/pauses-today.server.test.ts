import { expect, it } from "vitest";
import type { Pause } from "@su-turrone/contract/pauses";
import { pausesToday } from "./pauses-today.server";

const none = { de: "", it: "", en: "" };
const closed: Pause = {
  kind: "closed",
  first: "2027-08-09",
  last: "2027-08-20",
  banner: none,
  category_ids: [],
  countries: [],
};
const heat: Pause = { ...closed, kind: "heat", category_ids: ["c"], countries: ["it", "es"] };

it.each([
  ["the minute before it begins", "2027-08-08T21:59:00Z", false],
  ["midnight in Rome", "2027-08-08T22:00:00Z", true],
  ["the last minute of its last day", "2027-08-20T21:59:59Z", true],
  ["the next midnight in Rome", "2027-08-20T22:00:00Z", false],
])("%s", (_, now, shown) => {
  const { banners, shipsFrom } = pausesToday([closed], new Date(now), "en");
  expect(banners).toHaveLength(shown ? 1 : 0);
  expect(shipsFrom).toBe(shown ? "2027-08-23" : null);
});

it("says it in the shop's words where the owner has none", () => {
  const now = new Date("2027-08-10T10:00:00Z");
  expect(pausesToday([closed], now, "de").banners).toEqual([
    "Unsere Werkstatt ist geschlossen: 9.–20. August. Bestellen können Sie jederzeit; verschickt wird wieder ab 23. August.",
  ]);
  expect(pausesToday([heat], now, "it")).toEqual({
    banners: [
      "Pausa per il caldo, 9–20 agosto: i prodotti delicati non partono verso questi Paesi: Italia e Spagna.",
    ],
    shipsFrom: null,
  });
});

it("says the owner's own words in the languages that have them", () => {
  const own = { ...closed, banner: { ...none, it: "Buone ferie!" } };
  const now = new Date("2027-08-10T10:00:00Z");
  expect(pausesToday([own], now, "it").banners).toEqual(["Buone ferie!"]);
  expect(pausesToday([own], now, "en").banners).toEqual([
    "Our workshop is closed: 9 – 20 August. You can order at any time; parcels leave again from 23 August.",
  ]);
});
