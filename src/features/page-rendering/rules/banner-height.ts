/** Pages whose banner fills the window below the header. Source: requirement C-050. */
const fillingPaths: ReadonlySet<string> = new Set(['/', '/dreamcar'])

export type BannerHeight = 'screen' | 'normal' | 'band' | 'low'

/**
 * How high a banner is: as its page has it, then as its editor chose. A large one that does not open the page is a
 * little lower, so that what surrounds it stays in sight.
 */
export function bannerHeight(
  chosen: 'large' | 'small' | null | undefined,
  { path, first }: { readonly path: string; readonly first: boolean },
): BannerHeight {
  if (first && fillingPaths.has(path)) return 'screen'
  if (chosen === 'small') return 'low'
  return first ? 'normal' : 'band'
}
