import type { BlockView } from '#features/site/blocks/index.ts'
import { EventFigures } from '../../ui/event-figures.tsx'
import { ResultSection } from '../../ui/result-section.tsx'

/** The stages, days and crews of an event, as stated. Source: requirements C-123 and C-124; decision C-5. */
export const EventFiguresBlock: BlockView<'eventFigures'> = ({ block, context }) => {
  const { language } = context
  const { stages, days, crews } = block
  return (
    <ResultSection block={block} context={context}>
      <EventFigures stats={{ stages, days, crews }} language={language} />
    </ResultSection>
  )
}
