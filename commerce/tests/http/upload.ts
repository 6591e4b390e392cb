import type { HttpTypes } from "@medusajs/framework/types";
import { owner, setting } from "./shop";

export interface Uploaded {
  status: number;
  message: string | undefined;
  files: HttpTypes.AdminFile[];
}

const token = (await (await owner()).client.getToken()) ?? "";

/** Uploads a file as the admin does in a language. */
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
