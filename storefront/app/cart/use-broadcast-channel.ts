import { useCallback, useEffect, useRef } from "react";
import { ifAllowed } from "~/platform/site-data";

const channelName = "cart";

/**
 * Notifies other tabs of the shop that the cart has changed, and of its number of packs.
 * @param onCount called with the number of packs when another tab has changed the cart
 * @returns the function that notifies the other tabs
 */
export function useBroadcastChannel(onCount: (count: number) => void): (count: number) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const listener = useRef(onCount);
  useEffect(() => {
    listener.current = onCount;
  });
  useEffect(() => {
    const opened = ifAllowed(() => new BroadcastChannel(channelName));
    if (!opened) return;
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "number") listener.current(data);
    };
    channel.current = opened;
    return () => opened.close();
  }, []);
  return useCallback((count) => channel.current?.postMessage(count), []);
}
