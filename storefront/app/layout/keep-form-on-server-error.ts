import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * A form that could not be kept because commerce is away stays as it stands: reading its page anew would fail as well, and
 * put an error page in the place of all that was typed.
 */
export const keepFormOnServerError: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus < 500 && defaultShouldRevalidate;
