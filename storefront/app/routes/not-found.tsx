import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageNotFound } from "./http-errors.server";

/** Catch-all for every URL no other route matches. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  throw await pageNotFound(request);
};

export default function NotFound() {
  return null;
}
