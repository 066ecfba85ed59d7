import type { BlockView } from '#features/site/blocks/index.ts'
import { EventMedals } from '../../ui/event-medals.tsx'
import { ResultSection } from '../../ui/result-section.tsx'

/** The medals of an event, each with its year. Source: requirement C-122. */
export const EventMedalsBlock: BlockView<'eventMedals'> = ({ block, context }) => {
  const { language } = context
  const { medals } = block
  if (!medals?.length) return null
  return (
    <ResultSection block={block} context={context}>
      <EventMedals medals={medals} language={language} />
    </ResultSection>
  )
}
