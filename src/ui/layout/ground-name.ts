import type { Theme } from '#platform/site/theme.ts'

/**
 * Returns the value of `data-ground` of a section: adjacent sections with the same value share their spacing, so one with
 * another theme than its page has a value of its own.
 */
export function groundName(surface: string, theme: Theme | undefined): string {
  return theme === undefined ? surface : `${theme}-${surface}`
}
