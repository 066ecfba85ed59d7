import { colourGroups, compareIds } from '#features/stock/stock/rules.ts'
import type { StockChoices, StockFilters } from './stock-choices.ts'
import { type FilteredVehicle, labelIn, optionValue, type StockGroup, stockGroups } from './stock-groups.ts'

/** A value of a group, with its label. */
export type StockOption = { readonly value: string; readonly label: string }

/** The groups of a stock, computed once: filters then compare small numbers. */
export type StockIndex = {
  readonly size: number
  readonly options: { readonly [Group in StockGroup]: readonly StockOption[] }
  /** Position of the option of every vehicle; -1 for a vehicle without a value in the group. */
  readonly keys: { readonly [Group in StockGroup]: Int16Array }
}

const labels = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const byLabel = (one: StockOption, other: StockOption) =>
  labels.compare(one.label, other.label) || compareIds(one.value, other.value)

/** The twelve groups of colours are listed whether or not a vehicle has them. Source: requirement D-245. */
const colourOptions: readonly StockOption[] = colourGroups.map((label) => ({
  value: optionValue(label),
  label,
}))

function optionsOf(group: StockGroup, all: readonly string[]): readonly StockOption[] {
  if (group === 'colour') return colourOptions
  const options = new Map<string, StockOption>()
  for (const label of all) {
    const value = optionValue(label)
    if (value !== '' && !options.has(value)) options.set(value, { value, label })
  }
  return [...options.values()].sort(byLabel)
}

function indexGroup(group: StockGroup, vehicles: readonly FilteredVehicle[]) {
  const all = vehicles.map(labelIn[group])
  const options = optionsOf(group, [...new Set(all)])
  const positions = new Map(options.map(({ value }, position) => [value, position]))
  // Most vehicles share a label, whose value is computed once.
  const byText = new Map([...new Set(all)].map((label) => [label, positions.get(optionValue(label)) ?? -1]))
  return { options, keys: Int16Array.from(all, (label) => byText.get(label) ?? -1) }
}

/** Computes the groups of a stock. Labels with the same value in an address are one option. Source: decision D-6. */
export function createStockIndex(vehicles: readonly FilteredVehicle[]): StockIndex {
  const groups = stockGroups.map((group) => [group, indexGroup(group, vehicles)] as const)
  return {
    size: vehicles.length,
    options: Object.fromEntries(groups.map(([group, { options }]) => [group, options])),
    keys: Object.fromEntries(groups.map(([group, { keys }]) => [group, keys])),
  } as StockIndex
}

/** The vehicles that match all groups, and the options with their numbers of vehicles. */
export type StockMatch = {
  /** 1 for every vehicle that matches. */
  readonly matches: Uint8Array
  readonly total: number
  /** Vehicles of every option that match the selections in all other groups. */
  readonly counts: { readonly [Group in StockGroup]: Int32Array }
}

/** Returns which options of a group are chosen; null when there is no choice. Unknown values are ignored. */
function chosenIn(options: readonly StockOption[], values: readonly string[] = []): Uint8Array | null {
  const chosen = Uint8Array.from(options, ({ value }) => Number(values.includes(value)))
  return chosen.includes(1) ? chosen : null
}

/**
 * Matches a stock with filters: options of one group add up, groups narrow each other, and the count of an option ignores
 * the selection of its own group.
 *
 * Source: requirements D-219 and D-220.
 */
export function matchStock({ size, options, keys }: StockIndex, filters: StockFilters): StockMatch {
  // Plain loops over typed arrays: the browser runs them for every choice, most of the time before it has optimised them.
  const failed = new Uint8Array(size)
  const failing = new Uint8Array(size)
  for (const [position, group] of stockGroups.entries()) {
    const chosen = chosenIn(options[group], filters[group])
    if (chosen === null) continue
    const key = keys[group]
    for (let vehicle = 0; vehicle < size; vehicle += 1) {
      if (chosen[key[vehicle] ?? -1] === 1) continue
      failed[vehicle] = (failed[vehicle] ?? 0) + 1
      failing[vehicle] = position
    }
  }
  const counts = stockGroups.map((group, position) => {
    const count = new Int32Array(options[group].length)
    const key = keys[group]
    for (let vehicle = 0; vehicle < size; vehicle += 1) {
      const option = key[vehicle] ?? -1
      if (option < 0) continue
      // A vehicle that only its own group excludes counts there, and nowhere else.
      if (failed[vehicle] === 0 || (failed[vehicle] === 1 && failing[vehicle] === position))
        count[option] = (count[option] ?? 0) + 1
    }
    return [group, count] as const
  })
  const matches = failed.map((groups) => Number(groups === 0))
  const total = matches.reduce((sum, match) => sum + match, 0)
  return { matches, total, counts: Object.fromEntries(counts) as StockMatch['counts'] }
}

/** The values of every group that a listing knows. */
type KnownOptions = { readonly [Group in StockGroup]: readonly Pick<StockOption, 'value'>[] }

/** Removes the values that no vehicle of the stock has, which an old address can contain. */
export function knownChoices(choices: StockChoices, options: KnownOptions): StockChoices {
  const filters = stockGroups.flatMap((group) => {
    const values = choices.filters[group]?.filter((text) =>
      options[group].some(({ value }) => value === text),
    )
    return values && values.length > 0 ? [[group, values] as const] : []
  })
  return { ...choices, filters: Object.fromEntries(filters) }
}
