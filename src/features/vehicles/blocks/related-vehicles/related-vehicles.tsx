import { type LiveBlockView, sectionAddress } from '#features/pages/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Section } from '#ui/layout/section.tsx'
import type { RelatedRange } from '../../related-view.ts'
import { LazyRelatedVehiclesLive } from './lazy-related-vehicles.island.tsx'
import { RelatedList } from './related-list.tsx'

/** Ranges like the one whose page this is; without any, nothing. Source: decisions C-10 and C-18. */
export const RelatedVehicles: LiveBlockView<'relatedVehicles', readonly RelatedRange[]> = ({
  block,
  place,
  live,
}) => {
  if (live.state === 'empty') return null
  const { relatedVehicles, experience, loading, failed, retry } = textsIn(place.language).sections
  return (
    <Section heading={block.heading || relatedVehicles}>
      {live.state === 'ready' ? (
        <RelatedList ranges={live.data} experience={experience} />
      ) : (
        <LazyRelatedVehiclesLive
          address={sectionAddress('relatedVehicles', place)}
          words={{ loading, failed, retry }}
          experience={experience}
        />
      )}
    </Section>
  )
}
