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
  ["the minute before the closure begins", "2027-08-08T21:59:00Z", false],
  ["midnight in Rome on the first day", "2027-08-08T22:00:00Z", true],
  ["the last minute of the last day", "2027-08-20T21:59:59Z", true],
  ["midnight in Rome after the last day", "2027-08-20T22:00:00Z", false],
])("shows or hides the closure banner at: %s", (_, now, shown) => {
  const { banners, shipsFrom } = pausesToday([closed], new Date(now), "en");
  expect(banners).toHaveLength(shown ? 1 : 0);
  expect(shipsFrom).toBe(shown ? "2027-08-23" : null);
});

it("uses the default banner if the owner has not set one", () => {
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

it("uses the owner's banner in the languages for which it is set", () => {
  const own = { ...closed, banner: { ...none, it: "Buone ferie!" } };
  const now = new Date("2027-08-10T10:00:00Z");
  expect(pausesToday([own], now, "it").banners).toEqual(["Buone ferie!"]);
  expect(pausesToday([own], now, "en").banners).toEqual([
    "Our workshop is closed: 9 – 20 August. You can order at any time; parcels leave again from 23 August.",
  ]);
});
