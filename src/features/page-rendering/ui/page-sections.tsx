import type { ReactNode } from 'react'
import type { Live } from '#features/blocks/index.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { log } from '#platform/log.ts'
import { isKnownBlock } from '../block-registry.ts'
import { loadPageContent, type PageRequest } from '../load-page-content.ts'
import { BlockFrame } from './block-frame.tsx'
import { FailedSection, GuardedBlock } from './guarded-block.tsx'
import { QuestionsData } from './questions-data.tsx'

const noData: Live<never> = { state: 'empty' }

/**
 * Renders the sections of a page from the CMS inside a built-in page, which has its own heading and breadcrumbs. What
 * fails is logged and replaced by a message, because the built-in page must not depend on what editors add to it.
 */
export async function PageSections(request: PageRequest): Promise<ReactNode> {
  const { page, language } = request
  try {
    const { pageContext, sections } = await loadPageContent(request)
    const blocks = page.blocks.filter(({ block }) => isKnownBlock(block))
    // Called here, and not as an element, so that an unreadable answer is caught.
    const questions = QuestionsData({ blocks })
    return (
      <>
        {blocks.map((section) => (
          <BlockFrame key={section.block.id} {...section} pageContext={pageContext}>
            <GuardedBlock
              block={section.block}
              context={{ ...pageContext, language: section.language, isFirst: false }}
              live={sections.get(section.block.blockType) ?? noData}
            />
          </BlockFrame>
        ))}
        {questions}
      </>
    )
  } catch (error) {
    log.error({ path: page.path, reason: String(error) }, 'added sections not rendered')
    await shortenRevalidation()
    return <FailedSection language={language} />
  }
}
