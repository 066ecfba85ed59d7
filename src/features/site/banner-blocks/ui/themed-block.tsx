import type { ReactNode } from 'react'
import { type PageContext, sectionTheme } from '#features/site/blocks/index.ts'

type Props = {
  /** The option of the block. */
  theme: 'default' | 'racing' | null | undefined
  context: PageContext
  children: (context: PageContext) => ReactNode
}

/** Renders a block without a section in the theme that its editor chose. Source: requirements C-284 to C-286. */
export function ThemedBlock({ theme: chosen, context, children }: Props) {
  const { theme, context: themed } = sectionTheme(chosen, context)
  const content = children(themed)
  return theme ? <div data-theme={theme}>{content}</div> : content
}
