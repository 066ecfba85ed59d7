import type { ReactNode } from 'react'
import { formatDay } from '#platform/time/format-day.ts'
import type { Dated } from '../rules/figures.ts'

export type CostRow = {
  readonly label: string
  /** What the amount assumes. */
  readonly note?: ReactNode
  readonly amount: ReactNode
}

type Props = {
  id: string
  heading: string
  lead?: string
  rows: readonly CostRow[]
  total: CostRow
  /** Figures that the amounts follow from. */
  sources: readonly Dated[]
}

const amountCell = 'figures whitespace-nowrap py-3 pl-4 text-right align-top tablet:pl-8'

/** The day and the source of figures, beside the amounts that follow from them. */
export function Sources({ figures }: { figures: readonly Dated[] }) {
  const texts = figures.map(({ validFrom, source }) => `${source} (from ${formatDay(validFrom)})`)
  return <p className="mt-4 max-w-[70ch] text-ink-2 text-small">Sources: {[...new Set(texts)].join('; ')}.</p>
}

/** A section with amounts, what each assumes, and their total. */
export function CostsTable({ id, heading, lead, rows, total, sources }: Props) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      {lead ? <p className="mt-3 max-w-[60ch] text-ink-2">{lead}</p> : null}
      <table aria-labelledby={id} className="mt-6 w-full border-collapse">
        <tbody>
          {rows.map(({ label, note, amount }) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="py-3 text-left align-top font-normal">
                {label}
                {note ? <span className="block max-w-[52ch] text-ink-2 text-small">{note}</span> : null}
              </th>
              <td className={amountCell}>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t">
            <th scope="row" className="py-4 text-left align-top font-semibold">
              {total.label}
              {total.note ? (
                <span className="block max-w-[52ch] font-normal text-ink-2 text-small">{total.note}</span>
              ) : null}
            </th>
            <td className={`${amountCell} font-semibold`}>{total.amount}</td>
          </tr>
        </tfoot>
      </table>
      <Sources figures={sources} />
    </section>
  )
}
