import type { FormField } from '#features/enquiries/enquiries/index.ts'
import { halfHours } from '#features/enquiries/enquiries/rules.ts'
import type { EnquiredDealer } from '../../summary/summary.ts'
import type { ChosenVisit } from './chosen-visit.ts'
import { EntryField } from './entry-field.tsx'
import type { FormParts } from './form-parts.ts'

type Props = Omit<FormParts, 'fields' | 'entered'> & {
  day: FormField
  /** Missing where editors left it out. */
  time: FormField | undefined
  /** What is chosen in them. */
  visit: ChosenVisit
  /** Null before a dealer is chosen. */
  dealer: EnquiredDealer | null
}

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/**
 * The day and the time of a visit: those at which the chosen dealer is open, once its hours are known; until then, and
 * without JavaScript, any day and any time, which the server checks.
 */
export function VisitFields({ day, time, visit, dealer, texts, errors }: Props) {
  const days = dealer?.visits
  const chosen = days?.find((option) => option.day === visit.day)
  const times = chosen ? halfHours(chosen.from, chosen.until) : []
  const isClosed = days !== undefined && visit.day !== '' && !chosen
  const offeredDays = days && {
    control: 'select' as const,
    options: days.map(({ day: value, label }) => ({ value, label })),
  }
  return (
    <div className="grid grid-cols-1 gap-x-gutter gap-y-6 tablet:grid-cols-2">
      <EntryField
        // Another dealer offers other days: a choice that it does not offer is reset.
        key={`${day.name} ${dealer?.name}`}
        field={{ ...day, ...offeredDays }}
        entered={{ [day.name]: [visit.day] }}
        error={errors[day.name] ?? (isClosed ? texts.dealerClosed : undefined)}
        optionalNote={texts.optional}
      />
      {time ? (
        <EntryField
          key={`${time.name} ${dealer?.name} ${days && visit.day}`}
          field={days ? { ...time, options: choices(times) } : time}
          entered={{ [time.name]: [visit.time] }}
          error={errors[time.name]}
          optionalNote={texts.optional}
        />
      ) : null}
    </div>
  )
}
