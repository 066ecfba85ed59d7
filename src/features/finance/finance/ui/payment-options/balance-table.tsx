import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { Table } from '#ui/content/table.tsx'
import type { PaymentOption } from '../../rules/payment-options.ts'
import type { PaymentOptionsTexts } from '../../texts.ts'
import { paymentOptionName } from './option-name.ts'

const monthsAYear = 12

type Props = {
  /** Credit options only. */
  options: readonly PaymentOption[]
  /** Term of the longest option. */
  months: number
  texts: PaymentOptionsTexts
}

/** Lists the balance owed on each payment option at the start and after each year. */
export function BalanceTable({ options, months, texts }: Props) {
  const rows = Array.from({ length: Math.floor(months / monthsAYear) + 1 }, (_, year) => year * monthsAYear)
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
            isRowHeader: true,
            cell: (month) => (
              <span className="whitespace-nowrap">{fill(texts.tableMonths, { months: month })}</span>
            ),
          },
          ...options.map((option) => ({
            id: option.kind,
            label: paymentOptionName(option.kind, texts),
            numeric: true,
            cell: (month: number) => {
              const balance = option.balances[month]
              return balance === undefined ? '–' : formatPrice(balance)
            },
          })),
        ]}
        rows={rows}
        keyOf={String}
      />
    </details>
  )
}
