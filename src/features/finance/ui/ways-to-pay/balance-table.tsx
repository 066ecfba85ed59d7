import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { Table } from '#ui/content/table.tsx'
import type { WayToPay } from '../../rules/ways-to-pay.ts'
import type { WaysToPayTexts } from '../../texts.ts'
import { nameOf } from './names.ts'

const step = 12

type Props = {
  /** Those that owe anything. */
  ways: readonly WayToPay[]
  /** Of the longest. */
  months: number
  texts: WaysToPayTexts
}

/** What is owed on every way at the start and after each year: the chart in figures. */
export function BalanceTable({ ways, months, texts }: Props) {
  const rows = Array.from({ length: Math.floor(months / step) + 1 }, (_, year) => year * step)
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.table}</summary>
      <Table
        caption={texts.chart}
        captionHidden
        columns={[
          {
            id: 'after',
            label: texts.tableAfter,
            names: true,
            cell: (month) => (
              <span className="whitespace-nowrap">{fill(texts.tableMonths, { months: month })}</span>
            ),
          },
          ...ways.map((way) => ({
            id: way.kind,
            label: nameOf(way.kind, texts),
            numeric: true,
            cell: (month: number) => {
              const owed = way.balance[month]
              return owed === undefined ? '–' : formatPrice(owed)
            },
          })),
        ]}
        rows={rows}
        keyOf={String}
      />
    </details>
  )
}
