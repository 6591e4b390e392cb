import { markPaths } from "@su-turrone/contract/brand";

interface MarkProps {
  className?: string;
}

/** The logo: an almond in a square wafer. Decorative; the name is next to it. */
export function Mark({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={className}>
      <rect x="2" y="2" width="28" height="28" rx="3.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path
        d={markPaths.almond}
        className="fill-honey"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d={markPaths.veins} fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinecap="round" />
    </svg>
  );
}
