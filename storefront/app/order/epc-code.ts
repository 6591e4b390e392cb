import QRCode from "qrcode";

/** A QR code: the side length in modules, and an SVG path of the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

/** Encodes a text as a QR code. */
export function qrCode(text: string): QrCode {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const darkModules = Array.from({ length: modules.size ** 2 }, (_, index) => index)
    .filter((index) => modules.data[index] === 1)
    .map((index) => `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`);
  return { size: modules.size, path: darkModules.join("") };
}
