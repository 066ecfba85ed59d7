import { fill } from '#platform/i18n/fill.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { TradeInValueTexts } from '../texts.ts'
import type { TradeInValue } from '../trade-in-value.ts'
import { amountsLine } from './amounts-line.ts'

/** The state of the value of a vehicle. */
export type TradeInValueState =
  | { readonly state: 'loading' | 'failed' }
  /** Null when too few vehicles are like it. */
  | { readonly state: 'ready'; readonly value: TradeInValue | null }

type Props = { view: TradeInValueState; texts: TradeInValueTexts; onRetry: () => void }

const yearsOf = ([from, to]: TradeInValue['years']) => (from === to ? String(from) : `${from} – ${to}`)

function Value({ value, texts }: { value: TradeInValue; texts: TradeInValueTexts }) {
  const { count, basis, name, years, mixedCurrencies, comparablesPath } = value
  const template = basis === 'model' ? texts.basisModel : texts.basisRange
  return (
    <>
      <p className="figures text-h3">{amountsLine(value, texts)}</p>
      <p className="font-semibold">{texts.notOffer}</p>
      <p className="max-w-[60ch] text-ink-2 text-small wrap-anywhere">
        {fill(template, { count, name, years: yearsOf(years) })}
        {mixedCurrencies ? ` ${texts.currencies}` : null}
      </p>
      <p>
        {/* In a new tab: the entries of the form stay. */}
        <TextLink href={comparablesPath} newTab newTabNote={texts.newTab}>
          {texts.comparables}
        </TextLink>
      </p>
    </>
  )
}

/** What a vehicle may be worth with its basis, or why there is no figure. */
export function TradeInValueView({ view, texts, onRetry }: Props) {
  return (
    <section
      aria-label={texts.heading}
      aria-busy={view.state === 'loading'}
      className="grid content-start justify-items-start gap-3 border border-line bg-surface p-6"
    >
      <p className="font-semibold text-ink-2 text-small">{texts.heading}</p>
      {view.state === 'loading' ? <p className="text-ink-2">{texts.loading}</p> : null}
      {view.state === 'ready' && view.value ? <Value value={view.value} texts={texts} /> : null}
      {view.state === 'ready' && !view.value ? <p className="max-w-[60ch]">{texts.few}</p> : null}
      {view.state === 'failed' ? (
        <>
          <p>{texts.failed}</p>
          <Button variant="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </>
      ) : null}
    </section>
  )
}
