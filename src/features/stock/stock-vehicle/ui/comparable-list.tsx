import { formatStockPrice, usedVehiclePath } from '#features/stock/stock/index.ts'
import type { ComparableVehicle } from '#features/stock/stock/server.ts'
import { formatMileage, vehicleName } from '#features/stock/stock-cards/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { type Column, Table } from '#ui/content/table.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { PriceRatingTexts } from '../texts.ts'

type Props = { comparables: readonly ComparableVehicle[]; texts: PriceRatingTexts }

const columnsOf = (texts: PriceRatingTexts): Column<ComparableVehicle>[] => [
  {
    id: 'vehicle',
    label: texts.vehicle,
    isRowHeader: true,
    cell: (vehicle) => (
      <>
        {/* A plain link, because hundreds of them would be loaded in advance. */}
        <a href={usedVehiclePath(vehicle)} className="underlined hover:text-accent-text">
          {vehicleName(vehicle)}
        </a>
        <span className="block font-normal text-ink-2 text-small">{vehicle.dealer.name}</span>
      </>
    ),
  },
  { id: 'year', label: texts.year, numeric: true, cell: ({ year }) => year },
  {
    id: 'mileage',
    label: texts.mileage,
    numeric: true,
    cell: ({ mileage }) => (mileage === null ? null : formatMileage(mileage)),
  },
  {
    id: 'price',
    label: texts.price,
    numeric: true,
    cell: ({ price, dealer }) => formatStockPrice(price, dealer.currency),
  },
]

/** Every vehicle with which a price was compared, by price, behind a disclosure. */
export function ComparableList({ comparables, texts }: Props) {
  const title = fill(texts.list, { count: comparables.length })
  return (
    <details className="unfolding group border-line border-y print:hidden">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 font-semibold hover:text-accent-text [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevron-down"
          className="transition-transform group-open:-scale-y-100 motion-reduce:transition-none"
        />
      </summary>
      <div className="pb-6">
        <Table
          caption={texts.sample}
          captionHidden
          columns={columnsOf(texts)}
          rows={comparables}
          keyOf={({ id }) => id}
        />
      </div>
    </details>
  )
}
