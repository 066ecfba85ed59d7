/** Pages whose opening banner fills the window below the header. Source: requirement C-050. */
const fullScreenPaths: ReadonlySet<string> = new Set(['/', '/dreamcar'])

export type BannerHeight = 'screen' | 'normal' | 'band' | 'low'

/**
 * The height of a banner: determined by the page, otherwise by the editor. A large banner that is not the first block is
 * lower, so that the adjacent sections stay visible.
 */
export function bannerHeight(
  chosen: 'large' | 'small' | null | undefined,
  { path, isFirst }: { readonly path: string; readonly isFirst: boolean },
): BannerHeight {
  if (isFirst && fullScreenPaths.has(path)) return 'screen'
  if (chosen === 'small') return 'low'
  return isFirst ? 'normal' : 'band'
}
