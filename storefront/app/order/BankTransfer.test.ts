import { expect, test } from "vitest";
import { qrCode } from "./BankTransfer";

test("the QR code is square and has three finder patterns", () => {
  const code = qrCode(
    "BCD\n002\n1\nSCT\nBPPIITRRXXX\nTorronificio Deledda\nIT60X0542811101000000123456\nEUR11.36\n\n\nST-1042-7K3M9QPD",
  );
  expect(code.size).toBeGreaterThanOrEqual(33);
  const last = code.size - 1;
  for (const corner of [`M0 0h`, `M${last} 0h`, `M0 ${last}h`]) expect(code.path).toContain(corner);
});
