'use client'

import { LiveSection } from '#features/site/blocks/index.ts'
import type { SpecialsData } from '../specials-data.ts'
import { SpecialsView, type SpecialsViewProps } from './specials-view.tsx'

export type SpecialsIslandProps = Omit<SpecialsViewProps, 'data'> & {
  /** Null when the specials did not come with the page. */
  data: SpecialsData | null
  /** The address they are fetched from then. */
  address: string
}

const placeholders = ['first', 'second', 'third']

function Skeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-1 gap-x-gutter gap-y-10 tablet:grid-cols-2 laptop:grid-cols-3"
    >
      {placeholders.map((name) => (
        <div key={name} className="grid gap-4">
          <div className="skeleton aspect-[3/2]" />
          <div className="skeleton h-7 w-3/4" />
          <div className="skeleton h-6 w-1/3" />
        </div>
      ))}
    </div>
  )
}

/** The specials of a page. The browser fetches them when they did not come with it. Source: requirements D-193, D-395. */
export function Specials({ data, address, ...view }: SpecialsIslandProps) {
  const { loading, failed, retry, none } = view.texts
  if (data) return <SpecialsView {...view} data={data} />
  return (
    <LiveSection<SpecialsData>
      address={address}
      skeleton={<Skeleton />}
      labels={{ loading, failed, retry }}
      empty={<p className="max-w-[60ch] text-ink-2 text-lead">{none}</p>}
    >
      {(loaded) => <SpecialsView {...view} data={loaded} />}
    </LiveSection>
  )
}
