import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { areAlertsOffered } from '#features/stock/vehicle-alerts/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { stockAlertsTexts } from '../texts.ts'
import { AlertCard } from './alert-card.tsx'
import { LazyAlertForm } from './lazy-alert-form.island.tsx'

type Props = { vehicle: UsedVehicle; language: Language; headingLevel?: 2 | 3 }

/** The form that asks for e-mails about the price of a vehicle; nothing for one that is sold or has no price. */
export function PriceAlert({ vehicle, language, headingLevel = 2 }: Props) {
  if (!areAlertsOffered() || vehicle.soldAt !== null || vehicle.price === null) return null
  const labels = stockAlertsTexts(language).alertForm
  return (
    <AlertCard title={labels.priceTitle} text={labels.priceText} headingLevel={headingLevel}>
      <LazyAlertForm subject={{ kind: 'price', vehicle: vehicle.id }} labels={labels} />
    </AlertCard>
  )
}
