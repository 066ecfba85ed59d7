import type { ReactNode, Ref } from 'react'
import type { ArticleCard } from '../article-card.ts'
import { isLargeTile, placeholders } from '../rules/article-grid.ts'
import { ArticleCardView } from './article-card-view.tsx'

/** Ten tiles with two large ones fill four rows of four. In two columns, small tiles fill the gap before a large one. */
const columns =
  'grid grid-flow-dense grid-cols-1 gap-x-gutter gap-y-12 tablet:grid-cols-2 laptop:grid-flow-row laptop:grid-cols-4'
const threeColumns = 'grid grid-cols-1 gap-x-gutter gap-y-12 tablet:grid-cols-2 laptop:grid-cols-3'

const largeTile = 'tablet:col-span-2 laptop:row-span-2'

type Props = {
  cards: readonly ArticleCard[]
  /** The number of articles in the whole grid. */
  total: number
  headingLevel: 2 | 3
  list?: Ref<HTMLUListElement>
}

/** The visible articles of a grid. Source: requirements V-147 and V-148. */
export function CardGrid({ cards, total, headingLevel, list }: Props) {
  const hasLarge = isLargeTile(0, total)
  return (
    <ul ref={list} className={hasLarge ? columns : threeColumns}>
      {cards.map((card, index) => {
        const large = isLargeTile(index, total)
        return (
          <li
            key={card.slug}
            data-tile={large ? 'large' : 'small'}
            className={`min-w-0 ${large ? largeTile : ''}`}
          >
            <ArticleCardView card={card} headingLevel={headingLevel} large={large} />
          </li>
        )
      })}
    </ul>
  )
}

/** Up to five related articles. Source: requirement V-248. */
export function RelatedCards({ cards, headingLevel }: Pick<Props, 'cards' | 'headingLevel'>) {
  return (
    <ul className="grid grid-cols-1 gap-x-gutter gap-y-10 tablet:grid-cols-2 laptop:grid-cols-3 desktop:grid-cols-5">
      {cards.map((card) => (
        <li key={card.slug} className="min-w-0">
          <ArticleCardView card={card} headingLevel={headingLevel} brief />
        </li>
      ))}
    </ul>
  )
}

const positions = Array.from({ length: placeholders }, (_, index) => index)

/** Ten placeholders in the places of the tiles. Source: requirement V-145. */
export function CardSkeleton(): ReactNode {
  return (
    <ul aria-hidden="true" className={columns}>
      {positions.map((position) => {
        const large = isLargeTile(position, placeholders)
        return (
          <li
            key={position}
            data-placeholder
            className={`flex min-w-0 flex-col gap-4 ${large ? largeTile : ''}`}
          >
            <div
              className={`skeleton aspect-[3/2] ${large ? 'laptop:aspect-auto laptop:min-h-80 laptop:grow' : ''}`}
            />
            <div className="skeleton h-7 w-3/4" />
            <div className="skeleton h-16" />
          </li>
        )
      })}
    </ul>
  )
}
