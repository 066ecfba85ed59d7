import { Fragment, type ReactNode } from 'react'
import type { Live } from '#features/site/blocks/index.ts'
import { type PageView, specialPathClasses } from '#features/site/pages/index.ts'
import { definitionOf, isKnownBlock, opensPage } from '../block-registry.ts'
import { Block } from './block.tsx'
import { BlockFrame, type SharedContext } from './block-frame.tsx'
import { QuestionsData } from './questions-data.tsx'

type Props = {
  page: PageView
  /** The page context that all blocks share. */
  pageContext: SharedContext
  /** Data of the live sections, by the kind of block. */
  sections: ReadonlyMap<string, Live<unknown>>
  /** The breadcrumbs: in or below an opening banner, otherwise above all blocks. */
  breadcrumbs?: ReactNode
  /** A bar over the whole width, in place of the breadcrumbs. */
  bar?: ReactNode
}

const noData: Live<never> = { state: 'empty' }

/** Renders the blocks of a page in order, each with its language and anchor. */
export function PageBlocks({ page, pageContext, sections, breadcrumbs, bar }: Props) {
  const blocks = page.blocks.filter(({ block }) => isKnownBlock(block))
  const [first] = blocks
  const hasHeading = opensPage(first?.block)
  const opensAs = first && definitionOf(first.block.blockType)?.opensAs
  const hasBanner = opensAs !== undefined
  const sectionClass = specialPathClasses(pageContext.path)
  const inBanner = bar || opensAs !== 'banner with breadcrumbs' ? null : breadcrumbs
  const isBelow = breadcrumbs && !inBanner
  const breadcrumbBar = bar ?? (isBelow ? <div className="frame py-4">{breadcrumbs}</div> : null)
  return (
    <>
      {hasBanner ? null : breadcrumbBar}
      {hasHeading ? null : (
        <div className="frame pt-12 tablet:pt-20">
          <h1 className="max-w-[18ch] text-h1">{page.title}</h1>
        </div>
      )}
      {blocks.map(({ block, language }, index) => (
        <Fragment key={block.id}>
          <BlockFrame block={block} language={language} pageContext={pageContext} className={sectionClass}>
            <Block
              block={block}
              context={{
                ...pageContext,
                ...{ language, isFirst: index === 0 && hasHeading },
                ...(index === 0 && { breadcrumbs: inBanner }),
              }}
              live={sections.get(block.blockType) ?? noData}
            />
          </BlockFrame>
          {index === 0 && hasBanner ? breadcrumbBar : null}
        </Fragment>
      ))}
      <QuestionsData blocks={blocks} />
    </>
  )
}
