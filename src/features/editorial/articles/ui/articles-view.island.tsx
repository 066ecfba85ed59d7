'use client'

import { useEffect, useRef, useState } from 'react'
import { LiveSection } from '#features/site/blocks/index.ts'
import { Button } from '#ui/actions/button.tsx'
import type { ArticleLists, CardList } from '../article-card.ts'
import { articlesPerStep, nextShown } from '../rules/article-grid.ts'
import type { ArticleTexts } from '../texts.ts'
import { CardGrid, CardSkeleton } from './card-grid.tsx'
import { RelatedList } from './related-list.tsx'

export type ArticlesViewProps = {
  /** Null when the articles did not come with the page. */
  data: CardList | null
  /** The address they are fetched from then. */
  address: string
  /** What the section selects of the response. */
  choice: string
  arrangement: 'grid' | 'related'
  headingLevel: 2 | 3
  texts: ArticleTexts
}

type GridProps = Pick<ArticlesViewProps, 'headingLevel' | 'texts'> & { cards: CardList['cards'] }

/** A grid whose button shows ten more articles, until there are none. Source: requirement V-146. */
function GrowingGrid({ cards, headingLevel, texts }: GridProps) {
  const [shown, setShown] = useState(articlesPerStep)
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    // To the first of the added cards, because the button goes away with the last ones.
    if (shown > before.current)
      list.current?.children[before.current]?.querySelector<HTMLElement>('h2 a, h3 a')?.focus()
    before.current = shown
  }, [shown])
  return (
    <>
      <CardGrid cards={cards.slice(0, shown)} total={cards.length} headingLevel={headingLevel} list={list} />
      {shown < cards.length ? (
        <p className="mt-12 flex justify-center noscript:hidden print:hidden">
          <Button variant="secondary" onClick={() => setShown(nextShown(shown, cards.length))}>
            {texts.viewMore}
          </Button>
        </p>
      ) : null}
    </>
  )
}

/**
 * The articles of a section. The browser fetches them when they did not come with the page: placeholders, then the
 * articles, or that there are none, or a retry.
 *
 * Source: requirements V-145, V-146 and V-336; decision G-3.
 */
export function ArticlesView({ data, address, choice, arrangement, headingLevel, texts }: ArticlesViewProps) {
  const { loading, failed, retry, none } = texts
  const empty = <p className="max-w-[60ch] text-ink-2 text-lead">{none}</p>
  const show = (list: CardList | undefined) => {
    if (!list || list.cards.length === 0) return empty
    return arrangement === 'grid' ? (
      <GrowingGrid cards={list.cards} headingLevel={headingLevel} texts={texts} />
    ) : (
      <RelatedList {...list} headingLevel={headingLevel} viewMore={texts.viewMore} />
    )
  }
  if (data) return show(data)
  return (
    <LiveSection<ArticleLists>
      address={address}
      skeleton={<CardSkeleton />}
      labels={{ loading, failed, retry }}
      empty={empty}
    >
      {({ lists }) => show(lists[choice])}
    </LiveSection>
  )
}
