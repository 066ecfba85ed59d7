'use client'

import { LiveSection } from '#features/site/blocks/index.ts'
import type { CarouselLabels } from '#ui/carousel/labels.ts'
import type { NewsCard, NewsLists } from '../news-card.ts'
import type { NewsTexts } from '../texts.ts'
import { NewsDeck } from './news-deck.tsx'
import { NewsSlides } from './news-slides.tsx'

export type FetchedNewsProps = {
  /** The address of the data of the section. */
  address: string
  /** What the section selects of them. */
  choice: string
  /** The most cards. */
  limit: number
  /** The labels of a carousel; null for a lead story with a list. */
  carousel: (CarouselLabels & { readonly name: string }) | null
  headingLevel: 2 | 3
  texts: NewsTexts
}

const placeholders = ['first', 'second', 'third']

function Skeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-gutter tablet:grid-cols-2 laptop:grid-cols-3">
      {placeholders.map((name) => (
        <div key={name} className="grid gap-4 not-first:max-tablet:hidden last:max-laptop:hidden">
          <div className="skeleton aspect-[3/2]" />
          <div className="skeleton h-5 w-1/3" />
          <div className="skeleton h-7 w-3/4" />
          <div className="skeleton h-20" />
        </div>
      ))}
    </div>
  )
}

/**
 * News that did not come with the page: a loading indicator, then the cards, or that there are none, or a retry.
 *
 * Source: requirements C-180 to C-182, C-392 and C-394, D-398; decision G-3.
 */
export function FetchedNews({ address, choice, limit, carousel, headingLevel, texts }: FetchedNewsProps) {
  const { loading, failed, retry, none } = texts
  const empty = <p className="max-w-[60ch] text-ink-2 text-lead">{none}</p>
  const show = (cards: readonly NewsCard[]) => {
    if (cards.length === 0) return empty
    return carousel ? (
      <NewsSlides cards={cards} labels={carousel} headingLevel={headingLevel} />
    ) : (
      <NewsDeck cards={cards} headingLevel={headingLevel} />
    )
  }
  return (
    <LiveSection<NewsLists>
      address={address}
      skeleton={<Skeleton />}
      labels={{ loading, failed, retry }}
      empty={empty}
    >
      {({ lists }) => show((lists[choice] ?? []).slice(0, limit))}
    </LiveSection>
  )
}
