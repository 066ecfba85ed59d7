import { fill } from '#platform/i18n/fill.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { GarageCar, ModelFacts } from '../garage.ts'
import { type Cover, coverOf } from '../rules/cover.ts'
import { formatMonth } from './format-month.ts'
import { formatTerms } from './format-terms.ts'
import type { GarageLabels } from './labels.ts'

type Props = {
  car: GarageCar
  facts: ModelFacts
  today: CalendarDay
  labels: GarageLabels
}

/** What remains of a warranty or a plan, in a line; empty when nothing can be told. */
function remainingText(cover: Cover | null, { texts, language }: GarageLabels): string {
  const { garageCar } = texts
  if (!cover) return ''
  if (cover.hasEnded) return garageCar.ended
  const { until, kilometresLeft, servicesLeft, reachedIn } = cover
  const parts = [
    until === null ? null : fill(garageCar.until, { month: formatMonth(until, language) }),
    servicesLeft === null ? null : fill(garageCar.servicesLeft, { count: servicesLeft }),
    kilometresLeft === null
      ? null
      : fill(garageCar.kilometresLeft, { km: formatWholeNumber(kilometresLeft) }),
    reachedIn === null ? null : fill(garageCar.reachedIn, { month: formatMonth(reachedIn, language) }),
  ]
  return parts.filter((part) => part !== null).join(', ')
}

/** What is left of the warranty and the service plan of a car. */
export function CarCover({ car, facts, today, labels }: Props) {
  const { garageCar } = labels.texts
  const rows = [
    { label: garageCar.warranty, text: facts.warranty },
    { label: garageCar.plan, text: facts.servicePlan },
    ...(facts.batteryWarranty === null ? [] : [{ label: garageCar.battery, text: facts.batteryWarranty }]),
  ]
  return (
    <>
      <dl className="grid gap-3">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-ink-2 text-small">{label}</dt>
            <dd>
              {text === null ? garageCar.unknownCover : formatTerms(text, garageCar)}
              <span className="block font-semibold empty:hidden">
                {remainingText(coverOf(car, text, facts.services, today), labels)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2 text-small">{garageCar.coverNote}</p>
    </>
  )
}
