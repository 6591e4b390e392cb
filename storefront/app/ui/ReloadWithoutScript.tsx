/** Loads the page anew after some seconds where no script can look whether something has changed. */
export function ReloadWithoutScript({ seconds }: { seconds: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
