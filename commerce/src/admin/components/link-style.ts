/** A link within a page of the admin: underlined, because the blue of Medusa's own links is too pale to be read by everybody (WCAG 1.4.3). */
export const linkStyle = "text-ui-fg-base underline underline-offset-2 hover:text-ui-fg-subtle";
