import { expect, it } from "vitest";
import { csvOf } from "./csv";

it("writes semicolons, decimal commas and a byte order mark, and escapes formulas", () => {
  const rows = [
    ["Müller; Söhne", -1234.5, '=HYPERLINK("http://example.com")'],
    ["+39 0784", 0.07, "-5,00"],
  ];
  expect(csvOf(["Cliente", "Importo", "Nota"], rows)).toBe(
    '\uFEFFCliente;Importo;Nota\r\n"Müller; Söhne";-1234,50;"\'=HYPERLINK(""http://example.com"")"\r\n' +
      "'+39 0784;0,07;'-5,00\r\n",
  );
});
