import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { formatLapTime } from '../../rules/lap-record.ts'
import { motorsportEventTexts } from '../../texts.ts'
import { formatDays } from '../../ui/format-event.ts'
import type { DrawnCircuit } from './circuit-line.tsx'

type Props = { circuit: DrawnCircuit; language: Language; className?: string }

/** The lap record of a circuit and the next event on it, as far as they are known. */
export function CircuitDates({ circuit, language, className = '' }: Props) {
  const { lapTime, lapDriver, lapYear, next } = circuit
  const texts = motorsportEventTexts(language).circuits
  if (!lapTime && !next) return null
  return (
    <dl className={`grid gap-y-3 text-small ${className}`}>
      {lapTime ? (
        <div>
          <dt className="text-ink-2">{texts.lapRecord}</dt>
          <dd>
            <span className="figures font-semibold">{formatLapTime(lapTime)}</span>
            {lapDriver ? ` ${fill(texts.lapHolder, { driver: lapDriver })}` : ''}
            {lapYear ? ` (${lapYear})` : ''}
          </dd>
        </div>
      ) : null}
      {next ? (
        <div>
          <dt className="text-ink-2">{texts.nextDate}</dt>
          <dd className="font-semibold">{formatDays(next, language)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
