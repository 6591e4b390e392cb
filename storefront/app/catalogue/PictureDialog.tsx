import { useEffect, useRef } from "react";
import type { Picture } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { mediaUrl } from "~/platform/media";
import { CloseIcon } from "~/ui/icons";

interface Props {
  /** The picture shown; null while the dialog is closed. */
  picture: Picture | null;
  onClose: () => void;
}

/** One picture over the whole viewport, at least 60 rem wide, so that it can be panned on a phone. */
export function PictureDialog({ picture, onClose }: Props) {
  const t = useT("common");
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (picture) ref.current?.showModal();
    else ref.current?.close();
  }, [picture]);

  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-label={picture?.alt}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-almond"
    >
      {picture && (
        <>
          <button
            type="button"
            onClick={onClose}
            className="fixed top-3 right-3 flex size-11 items-center justify-center rounded-sm bg-wafer text-almond hover:text-myrtle"
          >
            <CloseIcon className="size-6" />
            <span className="sr-only">{t("ui.close")}</span>
          </button>
          <div className="h-full overflow-auto overscroll-contain">
            <img
              src={mediaUrl(picture.src, 1600, "webp")}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              className="mx-auto h-auto max-h-none w-[max(100%,60rem)] max-w-none object-contain lg:h-full lg:w-full"
            />
          </div>
        </>
      )}
    </dialog>
  );
}
