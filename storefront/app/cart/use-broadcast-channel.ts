import { useCallback, useEffect, useRef } from "react";

const name = "cart";

/** Other tabs of the same shop learn that the cart has changed, and how many packs it holds. @returns how to tell them */
export function useBroadcastChannel(onTold: (count: number) => void): (count: number) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const listener = useRef(onTold);
  useEffect(() => {
    listener.current = onTold;
  });
  useEffect(() => {
    const opened = new BroadcastChannel(name);
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "number") listener.current(data);
    };
    channel.current = opened;
    return () => opened.close();
  }, []);
  return useCallback((count) => channel.current?.postMessage(count), []);
}
