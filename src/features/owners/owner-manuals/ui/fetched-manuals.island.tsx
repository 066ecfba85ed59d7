'use client'

import { LiveSection } from '#features/site/blocks/index.ts'
import type { ManualList } from '../manual-list.ts'
import { ManualCards, type ManualCardsProps } from './manual-cards.tsx'

const placeholders = ['first', 'second', 'third', 'fourth']

/** Manuals that did not come with the page: a loading indicator, then the cards or a retry. Source: decision G-3. */
export function FetchedManuals({ address, ...view }: Omit<ManualCardsProps, 'list'> & { address: string }) {
  const { loading, failed, retry, none } = view.texts
  return (
    <LiveSection<ManualList>
      address={address}
      skeleton={
        <div aria-hidden="true" className="grid grid-cols-1 gap-gutter tablet:grid-cols-3 laptop:grid-cols-4">
          {placeholders.map((name) => (
            <div key={name} className="skeleton h-48" />
          ))}
        </div>
      }
      labels={{ loading, failed, retry }}
      empty={<p className="text-ink-2 text-lead">{none}</p>}
    >
      {(list) => <ManualCards list={list} {...view} />}
    </LiveSection>
  )
}
