/** Reloads the page after some seconds if JavaScript cannot poll for changes. */
export function ReloadWithoutScript({ seconds }: { seconds: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
