import { honeypotName } from "~/platform/honeypot";

interface HoneypotProps {
  /** For whoever meets it after all, because styles did not load. */
  label: string;
}

/** A field that people neither see nor reach, and machines fill in. */
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
