/** Reloads the page after ten seconds if JavaScript cannot poll for changes. */
export const ReloadWithoutScript = () => (
  <noscript>
    <meta httpEquiv="refresh" content="10" />
  </noscript>
);
