import QRCode from "qrcode";

/** A code to be scanned: the side of its square in modules, and the outline of the dark ones. */
export interface ScanCode {
  size: number;
  path: string;
}

/** A text as a code to be scanned. */
export function scanCode(text: string): ScanCode {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const dark = Array.from({ length: modules.size ** 2 }, (_, index) => index)
    .filter((index) => modules.data[index] === 1)
    .map((index) => `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`);
  return { size: modules.size, path: dark.join("") };
}
