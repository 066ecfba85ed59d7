import type { FlagCountry } from '../rules/flags.ts'
import { Flag } from './flag.tsx'

type Props = { place: string; flags: readonly FlagCountry[] }

/** The place of an event with its flags; nothing without either. Source: requirements C-085 and C-221 to C-226. */
export function EventPlace({ place, flags }: Props) {
  if (!place && flags.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
      {flags.map((country) => (
        <Flag key={country} country={country} />
      ))}
      {place ? <span className="min-w-0 wrap-anywhere">{place}</span> : null}
    </p>
  )
}
