/**
 * Pages whose titles are in capitals on small screens. Their other headings are in sentence case, as on every page of
 * the section. Source: requirement V-295.
 */
const capitalTitles: ReadonlySet<string> = new Set([
  '/gr',
  '/gr/models',
  ...['gtc', 'gr-cup', 'sa-rally-raid', 'nrc', 'satc'].map((series) => `/gr/motorsport/${series}`),
])

/** The page with a wider bottom margin on small screens. Source: requirement V-296. */
const widerMarginPath = '/owners/help-and-support/rocket'

/** Additional classes for the sections of pages with special styles on small screens. */
export function specialPathClasses(path: string): string | undefined {
  if (capitalTitles.has(path)) return 'max-tablet:[&_h1]:uppercase max-tablet:[&_h1]:[--letter-width:0.9]'
  return path === widerMarginPath ? 'max-tablet:last:mb-16' : undefined
}
