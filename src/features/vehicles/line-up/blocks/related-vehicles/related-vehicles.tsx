import { dealerSegment } from '#features/dealers/dealers/index.ts'
import { type LiveBlockView, sectionAddress } from '#features/site/blocks/index.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { lineUpPath } from '#features/vehicles/vehicles/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { RelatedRange } from '../../related-view.ts'
import { lineUpTexts } from '../../texts.ts'
import { LazyRelatedVehiclesLive } from './lazy-related-vehicles.island.tsx'
import { RelatedList } from './related-list.tsx'

/** Ranges related to that of the page. Renders nothing without any. Source: decisions C-10 and C-18. */
export const RelatedVehicles: LiveBlockView<'relatedVehicles', readonly RelatedRange[]> = ({
  block,
  context,
  live,
}) => {
  if (live.state === 'empty') return null
  const { sections } = blockTexts(context.language)
  const { lineUp } = lineUpTexts(context.language)
  const { relatedVehicles, experience, loading, failed, retry } = sections
  return (
    <Section
      heading={block.heading || relatedVehicles}
      action={<TextLink href={lineUpPath(dealerSegment(context.path))}>{lineUp.browseFullRange}</TextLink>}
    >
      {live.state === 'ready' ? (
        <RelatedList ranges={live.data} experience={experience} />
      ) : (
        <LazyRelatedVehiclesLive
          address={sectionAddress('relatedVehicles', context)}
          labels={{ loading, failed, retry }}
          experience={experience}
        />
      )}
    </Section>
  )
}
