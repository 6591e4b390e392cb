import type { ReactNode } from "react";
import { Picture, type PictureSource } from "~/ui/Picture";

interface Props {
  /** null if there is none; its place stays empty. */
  picture: PictureSource | null;
  children: ReactNode;
}

/** A wide picture with content beside it, or below it on narrow screens. */
export function PictureBeside({ picture, children }: Props) {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-12">
      <div className="lg:col-span-7">
        {picture && (
          <Picture
            {...picture}
            sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, 92vw"
            className="aspect-3/2 rounded-sm object-cover"
          />
        )}
      </div>
      <div className="lg:col-span-5 lg:pl-6">{children}</div>
    </div>
  );
}
