import { memo, type ReactNode } from 'react'
import { columnClasses } from './event-grid.tsx'

/** From so many cards on, laying out all of them takes longer than a frame. */
const manyCards = 25

type ItemProps = { card: ReactNode; isShown: boolean; isOneOfMany: boolean }

/**
 * A card that stays in the page while it is hidden, and is rendered again only when it is shown or hidden. Of many cards
 * browsers lay out those near the window: the margin leaves room for outlines, which they would cut off. A few are all
 * laid out, because a card whose height differs from the estimate moves the page.
 */
const Item = memo(function Item({ card, isShown, isOneOfMany }: ItemProps) {
  const layout = isOneOfMany ? '[contain-intrinsic-block-size:auto_32rem] [content-visibility:auto]' : ''
  return (
    <li hidden={!isShown} className={`-m-2 min-w-0 p-2 ${layout}`}>
      {card}
    </li>
  )
})

type Props = {
  cards: readonly (Pick<ItemProps, 'card' | 'isShown'> & { readonly id: string })[]
}

/** Cards of events in a grid, of which some are hidden. */
export function FilterGrid({ cards }: Props) {
  return (
    <ul className={`grid grid-cols-1 gap-x-gutter gap-y-10 ${columnClasses[3]}`}>
      {cards.map(({ id, card, isShown }) => (
        <Item key={id} card={card} isShown={isShown} isOneOfMany={cards.length >= manyCards} />
      ))}
    </ul>
  )
}
