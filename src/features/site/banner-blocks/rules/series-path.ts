/** The page of motorsport, below which every series has its page. */
export const motorsportPath = '/gr/motorsport'

/** Whether the banners of a page have breadcrumbs of their own. Source: requirement C-051. */
export function hasSeriesBreadcrumbs(path: string): boolean {
  return path === motorsportPath || path.startsWith(`${motorsportPath}/`)
}

/**
 * Returns the path of the page that the subtitle of a banner names: lower-case, with hyphens for spaces.
 *
 * Source: requirement C-051.
 */
export function seriesPath(subtitle: string): string {
  return `${motorsportPath}/${subtitle.trim().toLowerCase().replaceAll(/\s+/g, '-')}`
}
