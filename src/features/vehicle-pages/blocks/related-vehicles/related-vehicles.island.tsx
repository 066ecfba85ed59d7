'use client'

import { LiveSection } from '#features/blocks/index.ts'
import type { RelatedRange } from '../../related-view.ts'
import { RelatedList, RelatedSkeleton } from './related-list.tsx'

type Props = {
  address: string
  words: { readonly loading: string; readonly failed: string; readonly retry: string }
  experience: string
}

/** Related ranges, asked for by the browser when they did not come with the page. */
export function RelatedVehiclesLive({ address, words, experience }: Props) {
  return (
    <LiveSection<readonly RelatedRange[]> address={address} skeleton={<RelatedSkeleton />} words={words}>
      {(ranges) => <RelatedList ranges={ranges} experience={experience} />}
    </LiveSection>
  )
}
