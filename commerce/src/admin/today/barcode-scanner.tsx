import { Text } from "@medusajs/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "../components/page-parts";

/** The browser's BarcodeDetector API, available in Chrome and Edge on phones; missing in TypeScript's types. */
interface BarcodeReader {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: new () => BarcodeReader;
  }
}

export const canScan = (): boolean => window.BarcodeDetector !== undefined && "mediaDevices" in navigator;

const scanIntervalMs = 250;

interface Props {
  /** Called once per code while the same code stays in front of the camera. */
  onCode: (code: string) => void;
  onClose: () => void;
}

export function BarcodeScanner({ onCode, onClose }: Props) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const onCodeRef = useRef(onCode);
  const [last, setLast] = useState("");
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    onCodeRef.current = onCode;
  });

  useEffect(() => {
    const Reader = window.BarcodeDetector;
    const picture = video.current;
    if (!Reader || !picture) return;
    const reader = new Reader();
    let stream: MediaStream | undefined;
    let timer: number | undefined;
    let isClosed = false;
    let read = "";
    const scanFrame = async () => {
      const [code] = await reader.detect(picture).catch(() => []);
      if (isClosed) return;
      if (code && code.rawValue !== read) {
        read = code.rawValue;
        setLast(read);
        onCodeRef.current(read);
      }
      timer = window.setTimeout(() => void scanFrame(), scanIntervalMs);
    };
    const startScanning = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (isClosed) return;
      picture.srcObject = stream;
      await scanFrame();
    };
    startScanning()
      .catch(() => setFailed(true))
      .finally(() => {
        if (isClosed) stop();
      });
    function stop() {
      window.clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    return () => {
      isClosed = true;
      stop();
    };
  }, []);

  return (
    <div className="flex flex-col items-start gap-y-2">
      {/* the camera stream has no sound */}
      <video ref={video} autoPlay muted playsInline className="w-full max-w-sm rounded-md" />
      <Text size="small" role="status">
        {failed
          ? t("today.scan.noCamera")
          : last
            ? t("today.scan.read", { code: last })
            : t("today.scan.hint")}
      </Text>
      <ActionButton onClick={onClose}>{t("today.scan.close")}</ActionButton>
    </div>
  );
}
