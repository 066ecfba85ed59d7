/** Pages whose titles stand in capitals on small screens. Source: requirement V-295. */
const capitalTitles: ReadonlySet<string> = new Set([
  '/gr',
  '/gr/models',
  ...['gtc', 'gr-cup', 'sa-rally-raid', 'nrc', 'satc'].map((series) => `/gr/motorsport/${series}`),
])

/** The page below whose content small screens leave a wider margin. Source: requirement V-296. */
const widerFoot = '/owners/help-and-support/rocket'

/** Classes of the sections of a page whose address makes it look different on small screens. */
export function specialLook(path: string): string | undefined {
  if (capitalTitles.has(path)) return 'max-tablet:[&_h1]:uppercase max-tablet:[&_h2]:uppercase'
  return path === widerFoot ? 'max-tablet:last:mb-16' : undefined
}
