import type { ReactNode } from 'react'
import type { LayoutBlock, Live, PageContext } from '#features/site/blocks/index.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/process/log.ts'
import { definitionOf, isKnownBlock } from '../block-registry.ts'
import { loadPageContent, type PageRequest } from '../load-page-content.ts'
import { BlockFrame } from './block-frame.tsx'
import { QuestionsData } from './questions-data.tsx'

type Props = {
  block: LayoutBlock
  context: PageContext
  /** Result of the loader of a live block. */
  live: Live<unknown>
}

/** What stands in place of a section that cannot be rendered. */
function FailedSection({ language }: { language: Language }) {
  return <p className="frame py-section text-ink-2">{blockTexts(language).sections.failed}</p>
}

/**
 * Renders a block by its kind. When its view throws, logs it and renders a message, so that the rest of the page stays. An
 * error boundary cannot do that: Next answers an error of a server component with status 500, even when it is caught.
 */
function GuardedBlock(props: Props): ReactNode {
  const { block, context } = props
  const recover = async (error: unknown) => {
    log.error(
      { path: context.path, section: block.blockType, reason: String(error) },
      'added section not rendered',
    )
    await shortenRevalidation()
    return <FailedSection language={context.language} />
  }
  try {
    const content = definitionOf(block.blockType)?.view(props) ?? null
    return content instanceof Promise ? content.catch(recover) : content
  } catch (error) {
    return recover(error)
  }
}

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
