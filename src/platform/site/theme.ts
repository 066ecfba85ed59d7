/** The two themes of the site. */
export const themes = ['light', 'racing'] as const

export type Theme = (typeof themes)[number]

export function isTheme(text: string): text is Theme {
  return (themes as readonly string[]).includes(text)
}

/**
 * Pattern of the paths with the racing theme, without the first slash: one segment is `gr`, begins with `gr-`, or
 * begins with `junior-academy`.
 *
 * Source: requirements C-334 and C-335; decision C-12.
 */
export const racingPaths = '(?:.+/)?(?:gr(?:-[^/]*)?|junior-academy[^/]*)(?:/.*)?'

const racing = new RegExp(`^/${racingPaths}$`)

/** Returns the theme of the page at a path. */
export function themeOf(path: string): Theme {
  return racing.test(path) ? 'racing' : 'light'
}

/** Redirects from the alternate prefix of the racing pages, which they mirror. Source: requirement C-207; decision C-16. */
export const racingRedirects = [
  { source: '/gazoo-racing', destination: '/gr', permanent: true },
  { source: '/gazoo-racing/:path*', destination: '/gr/:path*', permanent: true },
] as const
