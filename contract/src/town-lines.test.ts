import { expect, it } from "vitest";
import { townLines } from "./provinces";

it.each([
  [{ country: "it", postal_code: "09124", city: "Cagliari", province: "ca" }, ["09124 Cagliari CA"]],
  [{ country: "IT", postal_code: "08039", city: "Tonara", province: "" }, ["08039 Tonara"]],
  [{ country: "es", postal_code: "28013", city: "Madrid", province: "M" }, ["28013 Madrid"]],
  [{ country: "es", postal_code: "08201", city: "Sabadell", province: "B" }, ["08201 Sabadell (Barcelona)"]],
  [{ country: "es", postal_code: "50001", city: "Utebo", province: "Z" }, ["50001 Utebo (Zaragoza)"]],
  [{ country: "de", postal_code: "80331", city: "München", province: "BY" }, ["80331 München"]],
  [{ country: "gb", postal_code: "SW1A 1AA", city: "London", province: "" }, ["London", "SW1A 1AA"]],
])("townLines formats %o", (town, lines) => {
  expect(townLines(town)).toEqual(lines);
});
