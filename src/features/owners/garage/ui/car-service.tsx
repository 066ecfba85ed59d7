import { serviceSchedulePath } from '#features/owners/service-schedule/rules.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { GarageCar, ModelFacts } from '../garage.ts'
import { carName } from '../rules/car-name.ts'
import { type NextService, nextService } from '../rules/next-service.ts'
import { lastReading } from '../rules/odometer.ts'
import { serviceCalendar } from '../rules/service-calendar.ts'
import { formatTerms } from './format-terms.ts'
import type { GarageLabels } from './labels.ts'
import { saveFile } from './save-file.ts'

type Props = {
  car: GarageCar
  facts: ModelFacts
  today: CalendarDay
  labels: GarageLabels
}

/** The kilometres and the day of a service in a line. */
function serviceLine({ kilometres, on }: NextService, { texts, language }: GarageLabels): string {
  const { serviceAt, serviceAtBy, serviceBy } = texts.garageCar
  const km = kilometres === null ? null : formatWholeNumber(kilometres)
  const day = on === null ? null : formatDay(on, language)
  if (km !== null && day !== null) return fill(serviceAtBy, { km, day })
  if (km !== null) return fill(serviceAt, { km })
  return fill(serviceBy, { day: day ?? '' })
}

/** Why there is no next service of a car whose model has a schedule. */
function missingText(car: GarageCar, { services }: ModelFacts, labels: GarageLabels): string {
  const { serviceEnded, serviceMissing } = labels.texts.garageCar
  const last = services.at(-1) ?? 0
  return (lastReading(car)?.kilometres ?? 0) >= last ? serviceEnded : serviceMissing
}

function Service({ service, car, labels }: Pick<Props, 'car' | 'labels'> & { service: NextService }) {
  const { garageCar } = labels.texts
  const line = serviceLine(service, labels)
  const { on, by } = service
  const save = (day: CalendarDay) => {
    const title = fill(garageCar.calendarTitle, { name: carName(car) })
    const entry = { id: car.id, title, description: line, on: day }
    const file = serviceCalendar(entry, new Date().toISOString(), window.location.hostname)
    saveFile(file, 'service.ics', 'text/calendar')
  }
  return (
    <>
      <p className="figures text-h4">{line}</p>
      {service.isOverdue ? <p className="font-semibold text-error">{garageCar.overdue}</p> : null}
      {by === null ? null : (
        <p className="text-ink-2 text-small">
          {by === 'kilometres' ? garageCar.byKilometres : garageCar.byMonths}
        </p>
      )}
      {service.isAssumed ? <p className="text-ink-2 text-small">{garageCar.assumed}</p> : null}
      {on === null ? null : (
        <p>
          <Button
            variant="secondary"
            size="compact"
            aria-label={`${garageCar.calendar}: ${carName(car)}`}
            onClick={() => save(on)}
          >
            {garageCar.calendar}
          </Button>
        </p>
      )}
    </>
  )
}

/** The next service of a car, by the schedule of its model. */
export function CarService({ car, facts, today, labels }: Props) {
  const { garageCar } = labels.texts
  const service = nextService(car, facts, today)
  if (facts.services.length === 0) return <p className="text-ink-2">{garageCar.serviceUnknown}</p>
  return (
    <>
      {service ? <Service {...{ service, car, labels }} /> : <p>{missingText(car, facts, labels)}</p>}
      {facts.serviceInterval ? (
        <p className="text-ink-2 text-small">
          {fill(garageCar.serviceInterval, { terms: formatTerms(facts.serviceInterval, garageCar) })}
        </p>
      ) : null}
      <p>
        <TextLink href={serviceSchedulePath(facts.code)}>{garageCar.schedule}</TextLink>
      </p>
    </>
  )
}
