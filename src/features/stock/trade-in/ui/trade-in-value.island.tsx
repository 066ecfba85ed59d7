'use client'

import { Announcement } from '#ui/overlays/announcement.island.tsx'
import type { TradeInValueTexts } from '../texts.ts'
import { readTradeInEntries, type TradeInEntries, tradeInValueAddress } from '../wire/value-query.ts'
import { amountsLine } from './amounts-line.ts'
import { type TradeInValueState, TradeInValueView } from './trade-in-value.tsx'
import { useTradeInValue } from './use-trade-in-value.ts'

/** The entries of the form as they are now, and the texts in its language. */
export type TradeInValueProps = TradeInEntries & { texts: TradeInValueTexts }

function announcementOf(view: TradeInValueState, texts: TradeInValueTexts): string {
  if (view.state !== 'ready') return view.state === 'failed' ? texts.failed : ''
  return view.value ? `${texts.heading}: ${amountsLine(view.value, texts)}. ${texts.notOffer}` : texts.few
}

/**
 * What the vehicle in a form may be worth, beside its fields. Nothing is shown until they are complete, and a screen
 * reader hears the result once the visitor pauses.
 */
export function TradeInValueSection({ texts, ...entries }: TradeInValueProps) {
  const query = readTradeInEntries(entries)
  const { view, retry } = useTradeInValue(query && tradeInValueAddress(query))
  return (
    <>
      {query ? <TradeInValueView view={view} texts={texts} onRetry={retry} /> : null}
      <Announcement text={query ? announcementOf(view, texts) : ''} />
    </>
  )
}
