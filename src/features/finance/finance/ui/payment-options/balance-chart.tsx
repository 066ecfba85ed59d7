import { useId } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { cents, formatPrice } from '#platform/money.ts'
import { balanceChart, type BalanceChart as Chart } from '../../rules/balance-lines.ts'
import type { PaymentOption } from '../../rules/payment-options.ts'
import type { PaymentOptionsTexts } from '../../texts.ts'
import { BalanceTable } from './balance-table.tsx'
import { LineSample, lineStyles } from './line-sample.tsx'
import { paymentOptionName } from './option-name.ts'

const monthsAYear = 12
const levels = [1, 0.75, 0.5, 0.25, 0]

/** The labels of the axis, in months: every full year up to the end. */
const fullYears = (months: number) =>
  Array.from({ length: Math.floor(months / monthsAYear) + 1 }, (_, year) => year * monthsAYear)

/** Draws lines only. Labels are HTML around the chart, so that their size does not depend on the size of the chart. */
function Lines({ chart, title }: { chart: Chart; title: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={title}
      className="absolute inset-0 size-full overflow-visible fill-none"
    >
      {levels.map((level) => (
        <line
          key={level}
          x1="0"
          x2="100"
          y1={level * 100}
          y2={level * 100}
          vectorEffect="non-scaling-stroke"
          className={level === 1 ? 'stroke-field' : 'stroke-line'}
        />
      ))}
      {chart.lines.map(({ kind, points, end }) => (
        <g key={kind} className={lineStyles[kind].className}>
          <polyline
            points={points}
            vectorEffect="non-scaling-stroke"
            strokeWidth="3"
            strokeDasharray={lineStyles[kind].dashes}
          />
          {/* A zero-length line with round caps is a dot that does not distort when the chart is stretched. */}
          <line
            x1={end.x}
            x2={end.x}
            y1={end.y}
            y2={end.y}
            vectorEffect="non-scaling-stroke"
            strokeWidth="11"
            strokeLinecap="round"
          />
        </g>
      ))}
    </svg>
  )
}

type Props = { options: readonly PaymentOption[]; texts: PaymentOptionsTexts }

/** Draws the balance owed on each payment option over time, with the same figures in a table below. */
export function BalanceChart({ options, texts }: Props) {
  const headingId = useId()
  const chart = balanceChart(options)
  if (!chart) return null
  const creditOptions = options.filter(({ balances }) => balances.length > 0)
  const ends = creditOptions.map(({ kind, months, balances }) => ({
    kind,
    text: fill(texts.chartEnd, {
      way: paymentOptionName(kind, texts),
      amount: formatPrice(balances.at(-1) ?? cents(0)),
      months,
    }),
  }))
  return (
    <figure aria-labelledby={headingId} className="grid grid-cols-1 gap-6 bg-surface p-6 tablet:p-10">
      <h4 id={headingId} className="text-h3">
        {texts.chart}
      </h4>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pr-3">
        <div
          aria-hidden="true"
          className="figures relative h-64 text-right text-ink-2 text-small tablet:h-96"
        >
          {levels.map((level) => (
            <span
              key={level}
              className={`whitespace-nowrap ${level === 1 ? '' : 'absolute right-0'} -translate-y-1/2 block`}
              style={{ top: `${(1 - level) * 100}%` }}
            >
              {formatPrice(cents(Math.round(chart.top * level)))}
            </span>
          ))}
        </div>
        <div className="relative">
          <Lines chart={chart} title={[texts.chart, ...ends.map(({ text }) => text)].join('. ')} />
        </div>
        <div aria-hidden="true" className="figures relative col-start-2 mt-3 h-6 text-ink-2 text-small">
          {fullYears(chart.months).map((month) => (
            <span
              key={month}
              className="-translate-x-1/2 absolute"
              style={{ left: `${(month / chart.months) * 100}%` }}
            >
              {month}
            </span>
          ))}
        </div>
        <p aria-hidden="true" className="col-start-2 text-ink-2 text-small">
          {texts.chartMonths}
        </p>
      </div>
      <figcaption className="grid grid-cols-1 gap-2">
        {ends.map(({ kind, text }) => (
          <p key={kind} className="flex items-center gap-3">
            <LineSample kind={kind} />
            <span className="min-w-0">{text}</span>
          </p>
        ))}
        {options.some(({ kind }) => kind === 'subscription') ? (
          <p className="text-ink-2">{texts.chartSubscription}</p>
        ) : null}
      </figcaption>
      <BalanceTable options={creditOptions} months={chart.months} texts={texts} />
    </figure>
  )
}
