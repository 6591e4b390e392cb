import type { ReactNode } from "react";

/** A line icon with the common stroke width; decorative, its meaning is next to it as text. */
const icon = (drawing: ReactNode) =>
  function Icon({ className }: { className?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        className={className}
      >
        {drawing}
      </svg>
    );
  };

export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
);
export const BagIcon = icon(
  <>
    <path d="M5 8.5h14l1 12H4l1-12Z" />
    <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
  </>,
);
export const LockIcon = icon(
  <>
    <path d="M5.5 10.5h13v9.5h-13Z" />
    <path d="M8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3" />
  </>,
);
export const MenuIcon = icon(<path d="M3.5 7h17M3.5 12h17M3.5 17h17" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const PlusIcon = icon(<path d="M12 6v12M6 12h12" />);
export const MinusIcon = icon(<path d="M6 12h12" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
/** Points down. */
export const ChevronIcon = icon(<path d="m5 9 7 7 7-7" />);
