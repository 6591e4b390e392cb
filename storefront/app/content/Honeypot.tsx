/** Name of a hidden field that only bots fill in. */
export const honeypotName = "website";

interface HoneypotProps {
  /** For people who see the field after all, because the CSS did not load. */
  label: string;
}

/** A field that people can neither see nor reach, but bots fill in. */
export function Honeypot({ label }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {label}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
