interface StarsProps {
  /** 0 to 5; fractions are shown as partially filled stars. */
  value: number;
  className?: string;
}

const positions = [0, 1, 2, 3, 4] as const;
const starPath = "m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8L12 3.6Z";

/** Width of a star in its viewBox. */
const size = 24;

/** Five stars, filled from the left. Decorative: the rating is next to them as text. */
export function Stars({ value, className = "" }: StarsProps) {
  return (
    <span className={`inline-flex text-honey ${className}`} aria-hidden="true">
      {positions.map((position) => (
        <svg key={position} viewBox={`0 0 ${size} ${size}`} className="size-[1.1em]" focusable="false">
          <path d={starPath} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
          {/* a nested svg clips the star at its width; an inline style would be blocked by the CSP */}
          <svg width={size * Math.min(1, Math.max(0, value - position))} height={size} overflow="hidden">
            <path d={starPath} fill="currentColor" />
          </svg>
        </svg>
      ))}
    </span>
  );
}
