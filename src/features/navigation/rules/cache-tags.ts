/** Under what is kept that shows the header or the footer: every page. */
export const tags = {
  navigation: 'navigation',
  /** Lists of what links lead to, as the features keep them: an address that changes there changes here. */
  targets: ['pages:list', 'vehicles:list', 'dealers:list'],
} as const
