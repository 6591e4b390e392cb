import type { CartLine } from "~/commerce/types";
import { Picture } from "~/ui/Picture";

/** Small picture of a line; decorative, because the name is next to it. */
export function LinePicture({ line, className = "" }: { line: CartLine; className?: string }) {
  return (
    <div className={`aspect-square overflow-hidden rounded-sm bg-sand ${className}`}>
      {line.picture && (
        <Picture {...line.picture} alt="" sizes="7rem" className="aspect-square h-full object-cover" />
      )}
    </div>
  );
}
