import type { HttpTypes } from "@medusajs/framework/types";
import { describe, expect, it } from "vitest";
import { owner, send, setting } from "./shop";

describe("uploads", () => {
  it("shows a picture the owner uploads, for good", async () => {
    const admin = await owner();
    const body = new FormData();
    body.append("files", new File([new Uint8Array([137, 80, 78, 71])], "probe.png", { type: "image/png" }));
    const { files } = await admin.client.fetch<HttpTypes.AdminFileListResponse>("/admin/uploads", {
      method: "POST",
      // the boundary of the parts is set by fetch
      headers: { "content-type": null },
      body,
    });
    const [file] = files;
    const response = await fetch(new URL(new URL(file?.url ?? "").pathname, setting("COMMERCE_URL")));
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([137, 80, 78, 71]));
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    await admin.admin.upload.delete(file?.id ?? "");
  });

  it("keeps private files from everybody but the owner", async () => {
    expect((await send("GET", "/static/private-1700000000000-export.csv")).status).toBe(401);
    const admin = await owner();
    const asked = admin.client.fetch("/static/private-1700000000000-export.csv");
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    "/static/../publishable-key",
    "/static/%2e%2e/publishable-key",
    "/static/",
    "/static/private-/../../publishable-key",
  ])("gives nothing else away (%s)", async (path) => {
    const response = await fetch(setting("COMMERCE_URL") + path);
    expect([401, 403, 404]).toContain(response.status);
  });
});
