import type { Metadata } from 'next'
import { sizePath } from '#features/vehicles/vehicles/index.ts'
import type { SizePair } from '../../data/size-pair.ts'

const description =
  'Any two vehicles of the range over each other at one scale, with length, height, wheelbase and load space compared.'

/** Returns the metadata of a pair. All pairs share one canonical URL, and only the page without a choice is indexed. */
export function sizeMetadata({ first, second }: SizePair, isChosen: boolean): Metadata {
  const path = sizePath()
  const title = isChosen ? `${first.name} beside ${second.name}, to scale` : 'Two vehicles to scale'
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
    ...(isChosen ? { robots: { index: false } } : {}),
  }
}
