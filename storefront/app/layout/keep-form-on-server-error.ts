import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Prevents revalidation after a form could not be saved because commerce is down: reloading the page's data would fail
 * as well and replace the form with an error page.
 */
export const keepFormOnServerError: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus < 500 && defaultShouldRevalidate;
