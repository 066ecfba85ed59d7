import { Fragment, type ReactNode } from 'react'
import type { Live, Place } from '#features/blocks/index.ts'
import { type PageView, specialLook } from '#features/pages/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { isKnown, opensPage } from '../block-registry.ts'
import { questionsOf, structuredQuestions } from '../blocks/faq/structured-questions.ts'
import { Block } from './block.tsx'

type Props = {
  page: PageView
  /** The page around its blocks. */
  around: Omit<Place, 'language' | 'first'> & { readonly language: Language }
  /** Answers of the services, by the kind of block. */
  sections: ReadonlyMap<string, Live<unknown>>
  /** The way to the page: below the picture it opens with, or else above everything. */
  trail?: ReactNode
}

const nothing: Live<never> = { state: 'empty' }

/** The blocks of a page in their order, each in its language and reachable by its anchor. */
export function PageBlocks({ page, around, sections, trail }: Props) {
  const blocks = page.blocks.filter(({ block }) => isKnown(block))
  const [first] = blocks
  const questions = structuredQuestions(blocks.flatMap(({ block }) => questionsOf(block)))
  const opened = opensPage(first?.block)
  const pictured = first?.block.blockType === 'heroBanner'
  const look = specialLook(around.path)
  const way = trail ? <div className="frame py-4">{trail}</div> : null
  return (
    <>
      {pictured ? null : way}
      {opened ? null : (
        <div className="frame pt-12 tablet:pt-20">
          <h1 className="max-w-[18ch] text-h1">{page.title}</h1>
        </div>
      )}
      {blocks.map(({ block, language }, index) => (
        <Fragment key={block.id}>
          <div
            id={block.cssId || undefined}
            className={look}
            data-block={block.blockType}
            data-block-id={block.id}
            lang={language === around.language ? undefined : language}
          >
            <Block
              block={block}
              place={{ ...around, language, first: index === 0 && opened }}
              live={sections.get(block.blockType) ?? nothing}
            />
          </div>
          {index === 0 && pictured ? way : null}
        </Fragment>
      ))}
      {questions ? <StructuredData data={questions} /> : null}
    </>
  )
}
