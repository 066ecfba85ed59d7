import {
  dayName,
  describeHours,
  openingLabel,
  openingSpans,
  openState,
  spanName,
} from '#features/dealers/dealers/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import type { FinderDealer } from '../finder-dealer.ts'
import type { CardLabels } from './card-labels.ts'

type Props = {
  dealer: Pick<FinderDealer, 'hours' | 'region'>
  labels: Pick<CardLabels, 'opening'>
  /** Null on the server and without scripts: the hours of the first days are shown instead. */
  now: Date | null
}

function stateText(dealer: Props['dealer'], { opening }: Props['labels'], now: Date) {
  const state = openState(dealer.hours, dealer.region?.holidays ?? [], now)
  const { text, time, day } = openingLabel(state, calendarDayOf(now))
  const values = { time, day: day ? dayName(day, opening) : '' }
  return { isOpen: state.isOpen, text: text === 'closed' ? opening.closed : fill(opening[text], values) }
}

/** One line about a dealer's hours: whether it is open, or its hours on the first days of the week. */
export function OpeningLine({ dealer, labels, now }: Props) {
  const [first] = openingSpans(dealer.hours)
  if (!first) return null
  if (now === null)
    return (
      <p>
        {spanName(first, labels.opening)} {describeHours(first.open, labels.opening.closed)}
      </p>
    )
  const { isOpen, text } = stateText(dealer, labels, now)
  return (
    <p className="flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={`size-2 flex-none rounded-full border ${isOpen ? 'border-success bg-success' : 'border-field'}`}
      />
      {text}
    </p>
  )
}

/** The opening hours of a week, with consecutive equal days as one row. Source: requirements D-253 to D-257. */
export function HoursTable({ dealer, labels }: Pick<Props, 'dealer' | 'labels'>) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
      {openingSpans(dealer.hours).map((span) => (
        <div key={span.from} className="contents">
          <dt className="text-ink-2">{spanName(span, labels.opening)}</dt>
          <dd className="tabular-nums">{describeHours(span.open, labels.opening.closed)}</dd>
        </div>
      ))}
    </dl>
  )
}
