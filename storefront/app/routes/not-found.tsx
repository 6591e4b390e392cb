import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageNotFound } from "./not-found.server";

/** Every address that no route has. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  throw await pageNotFound(request);
};

export default function NotFound() {
  return null;
}
