/**
 * Lets the head of Medusa's order page wrap on a phone: beside the names of two or three states its menu would be
 * outside the screen.
 */
export const OrderHeadStyle = () => (
  <style>{`@media (max-width: 639px) {
    main div:has(> div > div > h1) { flex-wrap: wrap; gap: 0.75rem; }
    main div:has(> div > div > h1) > div + div { flex-grow: 1; justify-content: space-between; }
    main div:has(> div > div > h1) > div + div > div { flex-wrap: wrap; row-gap: 0.375rem; }
  }`}</style>
);
