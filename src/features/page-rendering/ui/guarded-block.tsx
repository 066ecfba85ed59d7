import type { ReactNode } from 'react'
import type { LayoutBlock, Live, PageContext } from '#features/blocks/index.ts'
import { blockTexts } from '#features/blocks/texts.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/log.ts'
import { definitionOf } from '../block-registry.ts'

type Props = {
  block: LayoutBlock
  context: PageContext
  /** Result of the loader of a live block. */
  live: Live<unknown>
}

/** What stands in place of a section that cannot be rendered. */
export function FailedSection({ language }: { language: Language }) {
  return <p className="frame py-section text-ink-2">{blockTexts(language).sections.failed}</p>
}

/**
 * Renders a block by its kind. When its view throws, logs it and renders a message, so that the rest of the page stays. An
 * error boundary cannot do that: Next answers an error of a server component with status 500, even when it is caught.
 */
export function GuardedBlock(props: Props): ReactNode {
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
