import { formatStockPrice } from '#features/stock/stock/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Cents } from '#platform/money.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { VehicleChange, VisitNews } from '../rules/changes-since.ts'
import type { SinceLastVisitTexts } from '../texts.ts'

/** Changes that are listed; the others are counted. */
const maxListed = 4

type Labels = { labels: SinceLastVisitTexts }

function describeChange(change: VehicleChange, labels: SinceLastVisitTexts): string {
  if (change.kind === 'sold') return labels.sold
  const amount = formatStockPrice(change.amount as Cents, change.vehicle.currency)
  return fill(labels[change.kind], { amount })
}

function Changes({ changes, labels }: Labels & { changes: readonly VehicleChange[] }) {
  if (changes.length === 0) return null
  const more = changes.length - maxListed
  return (
    <div>
      <p>{changes.length === 1 ? labels.oneChanged : fill(labels.changed, { count: changes.length })}</p>
      <ul className="mt-1">
        {changes.slice(0, maxListed).map((change) => (
          <li key={change.vehicle.id} className="wrap-anywhere">
            <TextLink variant="inline" href={change.vehicle.path}>
              {change.vehicle.name}
            </TextLink>
            {`: ${describeChange(change, labels)}`}
          </li>
        ))}
        {more > 0 ? <li>{fill(labels.more, { count: more })}</li> : null}
      </ul>
    </div>
  )
}

const addedText = (added: number, labels: SinceLastVisitTexts) =>
  added === 1 ? labels.oneAdded : fill(labels.added, { count: formatWholeNumber(added) })

type Props = Labels & {
  news: VisitNews | null
  language: Language
  onClose: () => void
  onClear: () => void
}

/** The changes since the last visit, at the bottom of the window until they are closed; empty without any. */
export function VisitPanel({ news, language, labels, onClose, onClear }: Props) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[var(--notice,0px)] z-20 flex justify-start p-4 print:hidden"
    >
      {news ? (
        <div className="on-dark appearing pointer-events-auto relative grid max-h-[60svh] w-full max-w-[28rem] gap-3 overflow-y-auto rounded-sharp border border-night-line bg-night p-5 pr-14">
          <p className="font-semibold">
            {fill(labels.title, { day: formatDay(calendarDayOf(new Date(news.since)), language) })}
          </p>
          {news.added > 0 ? <p>{addedText(news.added, labels)}</p> : null}
          <Changes changes={news.changes} labels={labels} />
          <p className="text-ink-2 text-small">{labels.note}</p>
          <div>
            <Button variant="text" onClick={onClear}>
              {labels.clear}
            </Button>
          </div>
          <button
            type="button"
            aria-label={labels.close}
            onClick={onClose}
            className="absolute top-1.5 right-1.5 grid size-11 place-items-center -outline-offset-3"
          >
            <Glyph shape={glyphs.x} />
          </button>
        </div>
      ) : null}
    </div>
  )
}
