import { type FuelArea, fuelAreas, type Province, provinces } from './figures.ts'

/** Kilometres a month. */
export const leastKilometres = 100
export const mostKilometres = 10_000
export const defaultKilometres = 1_500

export const choiceNames = ['model', 'km', 'province', 'fuel'] as const

export type ChoiceName = (typeof choiceNames)[number]

/** What the form contains: as typed, or the defaults. */
export type Entries = Readonly<Record<ChoiceName, string>>

export type CostsChoice = {
  readonly entries: Entries
  /** The entries that cannot be used. */
  readonly invalid: readonly ChoiceName[]
  /** Null while one of the entries cannot be used. */
  readonly chosen: {
    readonly code: string
    readonly kilometres: number
    readonly province: Province
    readonly area: FuelArea
  } | null
}

/** Reads kilometres as people type them: `1500`, `1 500`, `1 500 km`; null when they are none or out of bounds. */
function readKilometres(text: string): number | null {
  const digits = /^(\d+)(?:km)?$/i.exec(text.replace(/\s/g, ''))?.[1]
  const kilometres = Number(digits ?? 0)
  return kilometres >= leastKilometres && kilometres <= mostKilometres ? kilometres : null
}

const defaults = { km: `${defaultKilometres}`, province: 'gauteng', fuel: 'inland' } as const

/**
 * Reads what a query chooses. An entry that cannot be used is kept, so that the form shows it.
 *
 * @param codes of the models of the range, the default first.
 */
export function readChoice(
  query: Readonly<Partial<Record<ChoiceName, string>>>,
  codes: readonly string[],
): CostsChoice {
  const entries = {
    model: query.model ?? codes[0] ?? '',
    km: query.km ?? defaults.km,
    province: query.province ?? defaults.province,
    fuel: query.fuel ?? defaults.fuel,
  }
  const read = {
    model: codes.find((code) => code.toUpperCase() === entries.model.trim().toUpperCase()) ?? null,
    km: readKilometres(entries.km),
    province: provinces.find(({ slug }) => slug === entries.province) ?? null,
    fuel: fuelAreas.find((area) => area === entries.fuel) ?? null,
  }
  const invalid = choiceNames.filter((name) => read[name] === null)
  const { model: code, km: kilometres, province, fuel: area } = read
  const isComplete = code !== null && kilometres !== null && province !== null && area !== null
  return { entries, invalid, chosen: isComplete ? { code, kilometres, province, area } : null }
}
