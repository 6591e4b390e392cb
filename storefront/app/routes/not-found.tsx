import type { LoaderFunctionArgs } from "@remix-run/node";
import { missingPage } from "./missing-page.server";

/** Every address that no route has. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  throw await missingPage(request);
};

export default function NotFound() {
  return null;
}
