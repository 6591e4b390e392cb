import { afterEach, expect, it, vi } from "vitest";
import { uploadPicture } from "./upload-picture";
import { sdk } from "./sdk";

vi.mock("./sdk", () => ({
  sdk: { admin: { upload: { create: vi.fn() } } },
  namesIn: () => ({ headers: {} }),
}));

afterEach(() => vi.unstubAllGlobals());

it("rejects a file that the browser cannot decode with the server's error message", async () => {
  vi.stubGlobal("createImageBitmap", () =>
    Promise.reject(new Error("The source image could not be decoded.")),
  );
  const refusal = new Error("foto.heic: Please upload JPEG, PNG, WebP, AVIF or GIF.");
  vi.mocked(sdk.admin.upload.create).mockRejectedValue(refusal);
  await expect(uploadPicture(new File(["x"], "foto.heic"), "en")).rejects.toBe(refusal);
});
