'use client'

import { useEffect, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { fetchJson } from '#ui/fetch-json.ts'
import { changesSince, type VisitNews } from '../rules/changes-since.ts'
import { openPage, type ViewedVehicle, viewVehicle } from '../rules/visits.ts'
import type { SinceLastVisitTexts } from '../texts.ts'
import { type StockChanges, stockChangesPath } from '../wire/stock-changes.ts'
import { readVisits, writeVisits } from './stored-visits.ts'
import { VisitPanel } from './visit-panel.tsx'

export type SinceLastVisitProps = {
  /** The vehicle that the page shows, which is stored as looked at. */
  vehicle?: ViewedVehicle
  language: Language
  labels: SinceLastVisitTexts
}

/** Stores that a page is opened. @returns the visits before, when they are to be compared with the stock; otherwise null */
function recordPage(id: string | undefined, price: number | null) {
  const visits = openPage(readVisits(), Date.now())
  writeVisits(id === undefined ? visits : viewVehicle(visits, { id, price }))
  const { since, closed, viewed } = visits
  return since === null || since === closed || viewed.length === 0 ? null : { since, viewed }
}

async function findNews(
  { since, viewed }: { since: number; viewed: readonly ViewedVehicle[] },
  cancelled: AbortSignal,
): Promise<VisitNews | null> {
  const path = stockChangesPath(
    since,
    viewed.map(({ id }) => id),
  )
  const { added, vehicles } = await fetchJson<StockChanges>(path, cancelled)
  const changes = changesSince(viewed, vehicles)
  return added || changes.length > 0 ? { since, added: added ?? 0, changes } : null
}

/**
 * Tells a visitor who comes back what has changed about the vehicles that were looked at. Only the browser stores them;
 * without any, nothing is requested. Renders nothing on the server, and lies above the page, so that nothing moves.
 */
export function SinceLastVisit({ vehicle, language, labels }: SinceLastVisitProps) {
  const [news, setNews] = useState<VisitNews | null>(null)
  const { id, price = null } = vehicle ?? {}

  useEffect(() => {
    const visits = recordPage(id, price)
    if (!visits) return
    const controller = new AbortController()
    // The visitor has asked for nothing, so a failure, which the server logs, is not shown.
    findNews(visits, controller.signal).then(
      (found) => !controller.signal.aborted && setNews(found),
      () => {},
    )
    return () => controller.abort()
  }, [id, price])

  const close = () => {
    const visits = readVisits()
    if (visits) writeVisits({ ...visits, closed: visits.since })
    setNews(null)
  }
  const clear = () => {
    writeVisits(null)
    setNews(null)
  }
  return <VisitPanel news={news} language={language} labels={labels} onClose={close} onClear={clear} />
}
