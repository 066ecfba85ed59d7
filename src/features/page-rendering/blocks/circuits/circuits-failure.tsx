import type { PageContext } from '#features/blocks/index.ts'
import { blockTexts } from '#features/blocks/texts.ts'

/** Says that the next dates are missing, with a link to try again. */
export function CircuitsFailure({ context: { language, path } }: { context: PageContext }) {
  const { circuits, sections } = blockTexts(language)
  return (
    <p className="mt-6 text-ink-2">
      {circuits.datesFailed}{' '}
      <a href={path} className="target underlined">
        {sections.retry}
      </a>
    </p>
  )
}
