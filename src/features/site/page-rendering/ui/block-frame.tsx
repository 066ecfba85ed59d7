import type { ReactNode } from 'react'
import type { LayoutBlock, PageContext } from '#features/site/blocks/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** What the blocks of a page have in common. */
export type SharedContext = Omit<PageContext, 'isFirst'>

type Props = {
  block: LayoutBlock
  /** The language of the block, which may differ from that of the page. */
  language: Language
  pageContext: SharedContext
  className?: string | undefined
  children: ReactNode
}

/** The element around a block, with its anchor, its kind and its language. */
export function BlockFrame({ block, language, pageContext, className, children }: Props) {
  return (
    <div
      id={block.cssId || undefined}
      className={className}
      data-block={block.blockType}
      data-block-id={block.id}
      lang={language === pageContext.language ? undefined : language}
    >
      {children}
    </div>
  )
}
