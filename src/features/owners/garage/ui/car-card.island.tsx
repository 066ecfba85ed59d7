'use client'

import { fill } from '#platform/i18n/fill.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { Button } from '#ui/actions/button.tsx'
import type { GarageCar } from '../garage.ts'
import { carName } from '../rules/car-name.ts'
import { kilometresToday } from '../rules/odometer.ts'
import { CarFacts, useModelFacts } from './car-facts.tsx'
import { CarPart } from './car-part.tsx'
import { CarRecalls } from './car-recalls.island.tsx'
import { CarValue } from './car-value.tsx'
import { formatMonth } from './format-month.ts'
import type { GarageDocument, GarageLabels } from './labels.ts'
import type { RecallState } from './use-recall-checks.ts'

type Props = {
  car: GarageCar
  recalls: RecallState | undefined
  today: CalendarDay
  documents: readonly GarageDocument[]
  headingLevel: 2 | 3
  labels: GarageLabels
  onEdit: () => void
  onErase: () => void
}

/** The model below a nickname, the VIN, the age and the kilometres of a car. */
function factsLine(car: GarageCar, today: CalendarDay, { texts, language }: GarageLabels): string {
  const { garageCar } = texts
  const { nickname, model, vin, since } = car
  const now = kilometresToday(car, today)
  const template = now?.isEstimated ? garageCar.aboutToday : garageCar.today
  const parts = [
    nickname === null ? null : model?.name,
    vin === null ? null : `VIN ${vin}`,
    since === null ? null : fill(garageCar.since, { month: formatMonth(since, language) }),
    now === null ? null : fill(template, { km: formatWholeNumber(now.kilometres) }),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Returns the id of the heading of a car, which gets the focus when the car is saved. */
export const headingIdOf = (id: string): string => `car-${id}`

/** A car of the garage, with all that is known about it. */
export function CarCard({ car, recalls, today, documents, headingLevel, labels, onEdit, onErase }: Props) {
  const Heading = `h${headingLevel}` as const
  const { garageCar } = labels.texts
  const { result, retry } = useModelFacts(car.model)
  const picture = car.model !== null && result.state === 'ready' ? result.data.facts?.picture : null
  const name = carName(car)
  const headingId = headingIdOf(car.id)
  return (
    <article
      aria-labelledby={headingId}
      data-car
      className="grid min-w-0 grid-cols-1 content-start gap-6 border border-line bg-surface p-6 tablet:p-8"
    >
      <div className="grid grid-cols-1 gap-3">
        {picture ? (
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            decoding="async"
            className="h-auto w-full max-w-[22rem]"
          />
        ) : null}
        <Heading id={headingId} tabIndex={-1} className="text-h3 wrap-anywhere">
          {name}
        </Heading>
        <p className="text-ink-2 text-small wrap-anywhere empty:hidden">{factsLine(car, today, labels)}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Button variant="text" aria-label={`${garageCar.edit}: ${name}`} onClick={onEdit}>
            {garageCar.edit}
          </Button>
          <Button variant="text" aria-label={`${garageCar.erase}: ${name}`} onClick={onErase}>
            {garageCar.erase}
          </Button>
        </div>
      </div>
      <CarRecalls vin={car.vin} result={recalls} labels={labels} />
      <CarFacts car={car} loaded={result} onRetry={retry} {...{ today, documents, labels }} />
      {car.model ? (
        <CarPart title={garageCar.value}>
          <CarValue model={car.model} since={car.since} labels={labels} />
        </CarPart>
      ) : null}
    </article>
  )
}
