import { dealerSegment } from '#features/dealers/dealers/index.ts'
import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { filterRanges } from '../../rules/line-up.ts'
import { RangeLineUp } from '../../ui/cards/range-line-up.tsx'

/** Ranges on sale, filtered by an editor. */
export const LineUp: LiveBlockView<'lineUp', readonly VehicleRange[]> = ({ block, context, live }) => {
  const ranges = live.state === 'ready' ? filterRanges(live.data, block) : []
  if (live.state !== 'failed' && ranges.length === 0) return null
  return (
    <Section heading={block.heading} lead={block.lead}>
      {live.state === 'failed' ? (
        <p className="text-ink-2">{blockTexts(context.language).sections.failedForNow}</p>
      ) : (
        <RangeLineUp ranges={ranges} dealer={dealerSegment(context.path)} />
      )}
    </Section>
  )
}
