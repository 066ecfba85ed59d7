'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import type { CalendarDay } from '#platform/time/clock.ts'
import { Button } from '#ui/actions/button.tsx'
import type { GarageCar, ModelFacts } from '../garage.ts'
import { carName } from '../rules/car-name.ts'
import { reminderDays } from '../rules/reminder-days.ts'
import { CarPart, PartLoading } from './car-part.tsx'
import type { GarageLabels } from './labels.ts'

/** Loaded when an owner asks for a reminder, which few do. */
const ReminderForm = lazy(async () => ({
  default: (await import('#features/owners/service-reminders/islands.ts')).ReminderForm,
}))

type Props = { car: GarageCar; facts: ModelFacts; today: CalendarDay; labels: GarageLabels }

/** Asks for a reminder by e-mail of what is due; nothing for a car of which no day is known. */
export function CarReminder({ car, facts, today, labels }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLParagraphElement>(null)
  const { reminders, texts, language } = labels
  const choices = reminderDays(car, facts, today)
  if (choices.length === 0) return null
  const cancel = () => {
    setOpen(false)
    // The form with the focus is gone after the next paint.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }
  return (
    <CarPart title={reminders.title}>
      <p className="text-ink-2 text-small">{reminders.privacy}</p>
      {isOpen ? (
        <Suspense fallback={<PartLoading text={texts.garageCar.loading} />}>
          <ReminderForm {...{ choices, language }} model={facts.code} labels={reminders} onCancel={cancel} />
        </Suspense>
      ) : (
        <p ref={opener}>
          <Button
            variant="secondary"
            size="compact"
            aria-label={`${reminders.open}: ${carName(car)}`}
            onClick={() => setOpen(true)}
          >
            {reminders.open}
          </Button>
        </p>
      )}
    </CarPart>
  )
}
