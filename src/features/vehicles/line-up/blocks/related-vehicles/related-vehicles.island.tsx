'use client'

import { LiveSection } from '#features/site/blocks/index.ts'
import type { RelatedRange } from '../../related-view.ts'
import { RelatedList, RelatedSkeleton } from './related-list.tsx'

type Props = {
  address: string
  labels: { readonly loading: string; readonly failed: string; readonly retry: string }
  experience: string
}

/** Fetches the related ranges in the browser when the server could not load them. */
export function RelatedVehiclesLive({ address, labels, experience }: Props) {
  return (
    <LiveSection<readonly RelatedRange[]> address={address} skeleton={<RelatedSkeleton />} labels={labels}>
      {(ranges) => <RelatedList ranges={ranges} experience={experience} />}
    </LiveSection>
  )
}
