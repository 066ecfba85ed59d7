import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { stockAlertsTexts } from '../texts.ts'
import { LazySinceLastVisit } from './lazy-since-last-visit.island.tsx'

type Props = {
  /** The vehicle that the page shows; none on a page of results. */
  vehicle?: UsedVehicle
  language: Language
}

/** What has changed among used vehicles since the visitor's last visit. Nothing without JavaScript. */
export function SinceLastVisitBar({ vehicle, language }: Props) {
  const viewed = vehicle && vehicle.soldAt === null ? { id: vehicle.id, price: vehicle.price } : undefined
  return (
    <LazySinceLastVisit
      language={language}
      labels={stockAlertsTexts(language).sinceLastVisit}
      {...(viewed ? { vehicle: viewed } : {})}
    />
  )
}
