type Themed<Context> = {
  /** The theme of the section, where it differs from the page's. */
  readonly theme: 'racing' | undefined
  /** The page context with the theme in which the section is rendered. */
  readonly context: Context
}

/**
 * Returns the theme an editor chose for a section; racing is possible on any page.
 *
 * Source: requirements C-264, C-282, C-283 and C-287.
 */
export function sectionTheme<Context extends { readonly theme: 'light' | 'racing' }>(
  chosen: 'default' | 'racing' | null | undefined,
  context: Context,
): Themed<Context> {
  if (chosen !== 'racing' || context.theme === 'racing') return { theme: undefined, context }
  return { theme: 'racing', context: { ...context, theme: 'racing' } }
}
