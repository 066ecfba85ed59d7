/** Under what is kept that shows the header or the footer: every page. */
export const tags = { navigation: 'navigation' } as const
