import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

type ButtonVariant = "primary" | "secondary" | "quiet" | "light";

const baseClass =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-sm py-2.5 text-center leading-tight transition-colors duration-150";

const variantClasses: Readonly<Record<ButtonVariant, string>> = {
  primary:
    "border border-transparent bg-band px-6 text-on-band hover:bg-almond hover:text-wafer disabled:cursor-progress aria-disabled:cursor-progress",
  secondary: "border border-ink px-6 text-ink hover:bg-band hover:text-on-band",
  // on a field in the colour of a band
  light: "border border-transparent bg-wafer px-6 text-almond hover:bg-almond hover:text-wafer",
  quiet: "border border-transparent px-2 text-ink underline underline-offset-4 hover:text-almond",
};

interface Shared {
  /** At most one `primary` button per page. */
  variant?: ButtonVariant;
  wide?: boolean;
}

const classOf = (variant: ButtonVariant, wide: boolean, className: string | undefined): string =>
  [baseClass, variantClasses[variant], wide ? "w-full" : "", className ?? ""].join(" ");

/** A button; `type` defaults to "submit", because nearly all buttons submit a form. */
export function Button({
  variant = "primary",
  wide = false,
  className,
  type = "submit",
  ...rest
}: Shared & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classOf(variant, wide, className)} {...rest} />;
}

/** A link styled as a button, for the main next step of a page. */
export function LinkButton({ variant = "primary", wide = false, className, ...rest }: Shared & LinkProps) {
  return <Link className={classOf(variant, wide, className)} {...rest} />;
}
