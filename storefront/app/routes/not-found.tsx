/** Every address nobody has: a real 404, shown by the root's error boundary in the language of the address. */
export const loader = () => {
  throw new Response(null, { status: 404, statusText: "Page Not Found" });
};

export default function NotFound() {
  return null;
}
