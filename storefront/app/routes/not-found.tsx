import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

/** The address as the shop writes it: in small letters, but for the one page of the specification that has a capital. */
const asWritten = (pathname: string): string =>
  pathname
    // letters only, not the two digits behind a percent sign
    .replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length > 1 ? part : part.toLowerCase()))
    .replace(/\/bindex$/, "/Bindex");

/**
 * Every address nobody has: where it is only spelt in other letters the way to the right one, else a real 404, shown by
 * the root's error boundary in the language of the address.
 */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const written = asWritten(pathname);
  if (written !== pathname) throw redirect(written + search, 301);
  throw new Response(null, { status: 404, statusText: "Page Not Found" });
};

export default function NotFound() {
  return null;
}
