import { memo, type ReactNode } from 'react'
import { columnClasses } from './event-grid.tsx'

type ItemProps = { card: ReactNode; isShown: boolean }

/**
 * A card that stays in the page while it is hidden, and is rendered again only when it is shown or hidden. Browsers lay
 * out what is near the window: the margin leaves room for outlines, which they would cut off.
 */
const Item = memo(function Item({ card, isShown }: ItemProps) {
  return (
    <li
      hidden={!isShown}
      className="-m-2 min-w-0 p-2 [contain-intrinsic-block-size:auto_32rem] [content-visibility:auto]"
    >
      {card}
    </li>
  )
})

type Props = {
  cards: readonly (ItemProps & { readonly id: string })[]
}

/** Cards of events in a grid, of which some are hidden. */
export function FilterGrid({ cards }: Props) {
  return (
    <ul className={`grid grid-cols-1 gap-x-gutter gap-y-10 ${columnClasses[3]}`}>
      {cards.map(({ id, card, isShown }) => (
        <Item key={id} card={card} isShown={isShown} />
      ))}
    </ul>
  )
}
