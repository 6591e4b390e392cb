import { useEffect, useId, useRef, type ReactNode } from "react";
import { CloseIcon } from "./icons";

interface DialogProps {
  open: boolean;
  onOpened?: () => void;
  /** Called on Escape, on the close button and on a click outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** "Close" in the page's language. */
  closeLabel: string;
  children: ReactNode;
}

/**
 * A drawer on the right: a native modal `<dialog>`. It traps and restores the focus and closes on Escape; the page
 * below does not scroll.
 */
export function Dialog({ open, onOpened, onClose, title, closeLabel, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) {
      dialog.close();
      return;
    }
    dialog.showModal();
    onOpened?.();
  }, [open, onOpened]);

  useEffect(() => {
    const dialog = ref.current;
    const onClick = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener("click", onClick);
    return () => dialog?.removeEventListener("click", onClick);
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      className="my-0 mr-0 ml-auto h-dvh max-h-none w-[min(30rem,100vw)] max-w-none overscroll-contain bg-wafer text-almond shadow-[0_2rem_5rem_rgb(46_33_26/0.3)]"
    >
      <div className="flex min-h-full flex-col px-5 py-4 sm:px-7 sm:py-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            className="-mt-1 -mr-2 flex size-11 shrink-0 items-center justify-center hover:text-ink"
          >
            <CloseIcon className="size-6" />
            <span className="sr-only">{closeLabel}</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
