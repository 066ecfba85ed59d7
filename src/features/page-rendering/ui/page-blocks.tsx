import { Fragment, type ReactNode } from 'react'
import type { Live, PageContext } from '#features/blocks/index.ts'
import { type PageView, specialPathClasses } from '#features/pages/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { isKnownBlock, opensPage } from '../block-registry.ts'
import { questionsOf, structuredQuestions } from '../blocks/faq/structured-questions.ts'
import { Block } from './block.tsx'

type Props = {
  page: PageView
  /** The page context that all blocks share. */
  pageContext: Omit<PageContext, 'language' | 'isFirst'> & { readonly language: Language }
  /** Data of the live sections, by the kind of block. */
  sections: ReadonlyMap<string, Live<unknown>>
  /** The breadcrumbs: below an opening banner, otherwise above all blocks. */
  breadcrumbs?: ReactNode
  /** A bar over the whole width, in place of the breadcrumbs. */
  bar?: ReactNode
}

/** Blocks that open a page with a picture, which the header of the site overlaps. */
const banners: ReadonlySet<string> = new Set(['heroBanner', 'dealerHero', 'bannerCarousel'])

const noData: Live<never> = { state: 'empty' }

/** Renders the blocks of a page in order, each with its language and anchor. */
export function PageBlocks({ page, pageContext, sections, breadcrumbs, bar }: Props) {
  const blocks = page.blocks.filter(({ block }) => isKnownBlock(block))
  const [first] = blocks
  const questions = structuredQuestions(blocks.flatMap(({ block }) => questionsOf(block)))
  const hasHeading = opensPage(first?.block)
  const hasBanner = first !== undefined && banners.has(first.block.blockType)
  const sectionClass = specialPathClasses(pageContext.path)
  const breadcrumbBar = bar ?? (breadcrumbs ? <div className="frame py-4">{breadcrumbs}</div> : null)
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
          <div
            id={block.cssId || undefined}
            className={sectionClass}
            data-block={block.blockType}
            data-block-id={block.id}
            lang={language === pageContext.language ? undefined : language}
          >
            <Block
              block={block}
              context={{ ...pageContext, language, isFirst: index === 0 && hasHeading }}
              live={sections.get(block.blockType) ?? noData}
            />
          </div>
          {index === 0 && hasBanner ? breadcrumbBar : null}
        </Fragment>
      ))}
      {questions ? <StructuredData data={questions} /> : null}
    </>
  )
}
