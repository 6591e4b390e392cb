import { afterEach, expect, it, vi } from "vitest";
import { sdk } from "./server";
import { pictureAddress, uploadPicture } from "./pictures";

vi.mock("./server", () => ({
  sdk: { admin: { upload: { create: vi.fn() } } },
  headersOf: () => ({}),
}));

afterEach(() => vi.unstubAllGlobals());

it("rejects a file that the browser cannot decode with the server's error message", async () => {
  vi.stubGlobal("createImageBitmap", () =>
    Promise.reject(new Error("The source image could not be decoded.")),
  );
  const refusal = new Error("foto.heic: Please upload JPEG, PNG, WebP, AVIF or GIF.");
  vi.mocked(sdk.admin.upload.create).mockRejectedValue(refusal);
  await expect(uploadPicture(new File(["x"], "foto.heic"))).rejects.toBe(refusal);
});

it.each([
  ["http://localhost:9000/static/1-torrone.webp", "/static/1-torrone.webp"],
  ["https://old.example/static/1-torrone.webp", "/static/1-torrone.webp"],
  ["https://files.example/shop/1-torrone.webp", "https://files.example/shop/1-torrone.webp"],
  ["not an address", "not an address"],
])("loads %s from %s", (url, found) => {
  expect(pictureAddress(url)).toBe(found);
});
