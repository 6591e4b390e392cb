import { expect, it } from "vitest";
import { csvOf } from "./csv";

it("writes semicolons, decimal commas and the mark of UTF-8, and lets no text be a formula", () => {
  const rows = [
    ["Müller; Söhne", -1234.5, '=HYPERLINK("http://example.com")'],
    ["+39 0784", 0.07, "-5,00"],
  ];
  expect(csvOf(["Cliente", "Importo", "Nota"], rows)).toBe(
    '\uFEFFCliente;Importo;Nota\r\n"Müller; Söhne";-1234,50;"\'=HYPERLINK(""http://example.com"")"\r\n' +
      "'+39 0784;0,07;'-5,00\r\n",
  );
});
