import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * Moves the focus after a client-side navigation; otherwise screen readers would announce nothing and the focus would
 * stay. The heading of the new page gets the focus and is read out; for a page without one the title is announced.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    setTitle(heading ? "" : document.title);
    // an open drawer would keep the focus and later return it to an element that no longer exists
    for (const dialog of document.querySelectorAll("dialog[open]")) {
      if (dialog instanceof HTMLDialogElement) dialog.close();
    }
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
