import { setting } from "../../../testing/env";
import { sendRawTo, type RawAnswer, type RawRequest } from "../../../testing/raw-request";

const commerce = new URL(setting("COMMERCE_URL"));

/** Sends a request to commerce byte for byte, without key or login. */
export const sendRaw = (asked: RawRequest): Promise<RawAnswer> => sendRawTo(commerce, asked);
