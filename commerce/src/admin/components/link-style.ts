/**
 * Style of a link in an admin page: underlined, because the blue of Medusa's own links has too little contrast (WCAG
 * 1.4.3).
 */
export const linkStyle = "text-ui-fg-base underline underline-offset-2 hover:text-ui-fg-subtle";
