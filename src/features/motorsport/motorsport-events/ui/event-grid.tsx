import type { ReactNode } from 'react'

type Props = {
  cards: readonly { readonly id: string; readonly card: ReactNode }[]
  /** Cards in a row of a wide window. */
  columns?: 1 | 2 | 3 | 4
}

/** Of the columns in a wide window. */
export const columnClasses = {
  1: '',
  2: 'tablet:grid-cols-2',
  3: 'tablet:grid-cols-2 laptop:grid-cols-3',
  4: 'tablet:grid-cols-2 laptop:grid-cols-4',
}

/** Cards of events in a grid. */
export function EventGrid({ cards, columns = 3 }: Props) {
  return (
    <ul className={`grid grid-cols-1 gap-x-gutter gap-y-10 ${columnClasses[columns]}`}>
      {cards.map(({ id, card }) => (
        <li key={id} className="min-w-0">
          {card}
        </li>
      ))}
    </ul>
  )
}
