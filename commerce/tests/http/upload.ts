import { request, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import type { HttpTypes } from "@medusajs/framework/types";
import { setting } from "../../../testing/env";
import { owner } from "./shop";

export interface Uploaded {
  status: number;
  message: string | undefined;
  files: HttpTypes.AdminFile[];
}

const token = (await (await owner()).client.getToken()) ?? "";

/** Uploads a file like the admin in a language. */
export async function upload(
  name: string,
  type: string,
  content: Uint8Array,
  language = "de",
): Promise<Uploaded> {
  const body = new FormData();
  body.append("files", new File([new Uint8Array(content)], name, { type }));
  const answer = await fetch(new URL("/admin/uploads", setting("COMMERCE_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "x-medusa-locale": `${language}-XX` },
    body,
  });
  const { message, files = [] } = (await answer.json()) as Partial<Uploaded>;
  return { status: answer.status, message, files };
}

/** Response to an upload that announces its size in bytes, before any of them is sent. */
export async function announceUpload(bytes: number): Promise<Pick<Uploaded, "status" | "message">> {
  const announced = request(new URL("/admin/uploads", setting("COMMERCE_URL")), {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "x-medusa-locale": "de-XX",
      "content-type": "multipart/form-data; boundary=part",
      "content-length": bytes,
    },
  });
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      announced.on("response", resolve).on("error", reject).flushHeaders();
    });
    const { message } = (await json(answer)) as Partial<Uploaded>;
    return { status: answer.statusCode ?? 0, message };
  } finally {
    announced.destroy();
  }
}
