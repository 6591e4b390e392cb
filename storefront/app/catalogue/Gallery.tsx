import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Picture as PictureView } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { mediaUrl } from "~/platform/media";
import { ChevronIcon, CloseIcon } from "~/ui/icons";
import { Picture } from "~/ui/Picture";

const controlClass =
  "fixed flex size-11 items-center justify-center rounded-sm bg-wafer text-almond hover:text-ink";

interface Props {
  pictures: readonly PictureView[];
  /** Index of the picture shown; null while the dialog is closed. */
  index: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Horizontal distance in CSS pixels from which a movement of the finger is a swipe. */
const minSwipe = 48;

/**
 * One picture over the whole viewport: first whole, after a tap twice as large at the tapped place, where it can be
 * panned. Buttons, swipes and arrow keys lead around the pictures.
 */
function PictureDialog({ pictures, index, onShow, onClose }: Props) {
  const t = useT("catalogue");
  const tCommon = useT();
  const ref = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const swipeStart = useRef(0);
  const [zoom, setZoom] = useState<{ index: number; x: number; y: number } | null>(null);
  const picture = index === null ? undefined : pictures[index];
  // the next picture is shown whole again
  const isZoomed = zoom !== null && zoom.index === index;

  useEffect(() => {
    if (index !== null && !ref.current?.open) ref.current?.showModal();
    if (index === null) ref.current?.close();
  }, [index]);
  useEffect(() => {
    const area = scroller.current;
    if (area && zoom) area.scrollTo(zoom.x * area.clientWidth, zoom.y * area.clientHeight);
  }, [zoom]);

  const shown = index ?? 0;
  const count = pictures.length;
  const move = (step: number): void => onShow((shown + step + count) % count);

  return (
    <dialog
      ref={ref}
      onClose={() => {
        setZoom(null);
        onClose();
      }}
      aria-label={picture?.alt}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-almond"
    >
      {picture && (
        <>
          <div ref={scroller} className="h-full overflow-auto overscroll-contain">
            {/* has the focus, so that the arrow keys pan the enlarged picture */}
            <button
              type="button"
              onKeyDown={({ key }) => {
                if (!isZoomed) move({ ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0);
              }}
              onPointerDown={({ clientX }) => {
                swipeStart.current = clientX;
              }}
              onPointerUp={({ clientX }) => {
                const distance = clientX - swipeStart.current;
                if (!isZoomed && Math.abs(distance) >= minSwipe) move(distance < 0 ? 1 : -1);
              }}
              onClick={({ clientX, clientY, detail }) => {
                const isByKey = detail === 0;
                if (!isByKey && Math.abs(clientX - swipeStart.current) >= minSwipe) return;
                const place = isByKey
                  ? { x: 0.5, y: 0.5 }
                  : { x: clientX / window.innerWidth, y: clientY / window.innerHeight };
                setZoom(isZoomed ? null : { index: shown, ...place });
              }}
              className={`block -outline-offset-4 ${isZoomed ? "h-[200%] w-[200%] cursor-zoom-out" : "h-full w-full cursor-zoom-in touch-pinch-zoom"}`}
            >
              <img
                src={mediaUrl(picture.src, 1600, "webp")}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                draggable={false}
                className="h-full max-h-none w-full max-w-none object-contain"
              />
            </button>
          </div>
          {count > 1 && (
            <>
              {([-1, 1] as const).map((step) => (
                <button
                  key={step}
                  type="button"
                  aria-label={t(step < 0 ? "product.previous" : "product.next")}
                  onClick={() => move(step)}
                  className={`${controlClass} bottom-3 ${step < 0 ? "left-3" : "right-3"}`}
                >
                  <ChevronIcon className={`size-6 ${step < 0 ? "rotate-90" : "-rotate-90"}`} />
                </button>
              ))}
              <p
                role="status"
                className="figures fixed inset-x-0 bottom-3 mx-auto w-fit rounded-sm bg-wafer px-2 text-sm"
              >
                {t("product.pictureOf", { number: shown + 1, count })}
              </p>
            </>
          )}
          <button
            type="button"
            aria-label={tCommon("ui.close")}
            onClick={onClose}
            className={`${controlClass} top-3 right-3`}
          >
            <CloseIcon className="size-6" />
          </button>
        </>
      )}
    </dialog>
  );
}

/** Id of a picture's element in the strip; the thumbnail's link target without JavaScript. */
const idOf = (index: number) => `picture-${index + 1}`;

/**
 * Pictures of a product: a strip to swipe, controlled by thumbnails, or by the arrow keys while a picture or thumbnail
 * has the focus; each picture opens in a dialog. Without JavaScript the strip scrolls, a thumbnail links to its picture, and a picture opens as a
 * file.
 */
export function Gallery({ pictures }: { pictures: readonly PictureView[] }) {
  const t = useT("catalogue");
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);

  const updateShown = (list: HTMLUListElement) => setShown(Math.round(list.scrollLeft / list.clientWidth));

  useEffect(() => {
    // the strip may already be scrolled: swiped before hydration, or restored on return to the page
    if (strip.current) updateShown(strip.current);
  }, []);

  if (pictures.length === 0) return <div className="aspect-4/3 rounded-md bg-sand" />;
  const hasSeveral = pictures.length > 1;
  const count = pictures.length;

  function show(index: number) {
    const list = strip.current;
    if (list) list.scrollTo({ left: index * list.clientWidth });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    if (step === 0) return;
    event.preventDefault();
    show((shown + step + count) % count);
  }

  return (
    <section aria-label={t("product.gallery")}>
      <div className="relative">
        <ul
          ref={strip}
          onScroll={({ currentTarget }) => updateShown(currentTarget)}
          className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain bg-sand motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            <li key={picture.src} id={idOf(index)} className="w-full shrink-0 snap-center">
              <a
                href={mediaUrl(picture.src, 1600, "webp")}
                onClick={(event) => {
                  event.preventDefault();
                  setEnlarged(index);
                }}
                onKeyDown={onKeyDown}
                className="relative block cursor-zoom-in -outline-offset-4"
              >
                <span className="sr-only">{t("product.enlarge")}</span>
                <Picture
                  {...picture}
                  sizes="(min-width: 64rem) 42rem, calc(100vw - 2.5rem)"
                  priority={index === 0}
                  className="aspect-8/5 object-cover sm:aspect-4/3"
                />
              </a>
            </li>
          ))}
        </ul>
        {hasSeveral && (
          <p className="figures absolute right-3 bottom-3 rounded-sm bg-wafer px-2 text-sm sm:hidden">
            <span className="sr-only">{t("product.pictureOf", { number: shown + 1, count })}</span>
            <span aria-hidden="true">
              {shown + 1}/{count}
            </span>
          </p>
        )}
      </div>
      {hasSeveral && (
        <ul className="mt-3 hidden grid-cols-5 gap-3 sm:grid print:hidden">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#${idOf(index)}`}
                aria-label={t("product.pictureOf", { number: index + 1, count })}
                aria-current={index === shown ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
                onKeyDown={onKeyDown}
                className="block overflow-hidden rounded-sm border-2 border-transparent bg-sand forced-colors:border-[Canvas] aria-current:border-ink"
              >
                <Picture {...picture} alt="" sizes="8rem" className="aspect-4/3 object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <PictureDialog
        pictures={pictures}
        index={enlarged}
        onShow={(index) => {
          setEnlarged(index);
          show(index);
        }}
        onClose={() => setEnlarged(null)}
      />
    </section>
  );
}
