import { memo } from 'react'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { type CardFinance, StockCard, type StockCardLabels } from '#features/stock/stock-cards/index.ts'

type Props = {
  vehicles: readonly UsedVehicle[]
  finance: CardFinance
  labels: StockCardLabels
  headingLevel: 2 | 3
  showsDealer: boolean
  /** Path of the page. */
  from: string
  /** Whether the list is beside the filters, and has a column less. */
  isNarrow: boolean
}

/** Cards in the first row of a phone, which are loaded at once. */
const priorityCards = 2

/** The vehicles of a page of the listing. Rendered again only for other vehicles, after the filters have answered. */
export const ListingCards = memo(function ListingCards({ vehicles, isNarrow, ...card }: Props) {
  const columns = isNarrow ? 'desktop:grid-cols-3' : 'laptop:grid-cols-3 desktop:grid-cols-4'
  return (
    <ul className={`grid grid-cols-1 gap-gutter phone:grid-cols-2 ${columns}`}>
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id} className="min-w-0">
          <StockCard vehicle={vehicle} priority={index < priorityCards} {...card} />
        </li>
      ))}
    </ul>
  )
})
