import { intervalTypes, type ServiceItem } from '#features/owners/service-schedule/index.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import type { Passage, Table } from '../manual.ts'
import { type Kind, lettersOf, type PlannedService } from './kinds.ts'

const titles = { inspect: 'Inspect', lubricate: 'Lubricate', clean: 'Clean', replace: 'Replace' } as const

const kilometresText = (kilometres: number) => `${formatWholeNumber(kilometres)} km`

/**
 * Says at which services a work is done.
 *
 * @param due kilometres at which it is done, ascending
 * @param services kilometres of every service, ascending
 */
export function recurrence(due: readonly number[], services: readonly number[]): string {
  const [first = 0, second] = due
  const last = services.at(-1) ?? 0
  if (due.length === services.length) return 'Every service'
  const every = second === undefined ? last : second - first
  const isRegular =
    due.every((kilometres, index) => kilometres === first + index * every) &&
    first + due.length * every > last
  if (second === undefined) return `At ${kilometresText(first)}`
  if (!isRegular) return `At ${due.map(formatWholeNumber).join(', ')} km`
  if (first === every) return `Every ${kilometresText(every)}`
  return `At ${kilometresText(first)}, then every ${kilometresText(every)}`
}

const isOf =
  ({ type, description }: ServiceItem) =>
  (other: ServiceItem): boolean =>
    other.description === description && (other.type === type || other.type === 'replace')

/** Returns the works of a kind of work, each with when it is done. A part that is replaced is not cleaned as well. */
function worksOf(type: ServiceItem['type'], services: readonly PlannedService[]) {
  const items = services.flatMap((service) => service.items).filter((item) => item.type === type)
  const unique = new Map(items.map((item) => [item.description, item]))
  const all = services.map(({ kilometres }) => kilometres)
  return [...unique.values()].map((item) => {
    const due = services.filter((service) => service.items.some(isOf(item)))
    return {
      part: item.description,
      when: recurrence(
        due.map(({ kilometres }) => kilometres),
        all,
      ),
    }
  })
}

function workTable(type: ServiceItem['type'], kinds: readonly Kind[]): Table | null {
  const works = kinds.flatMap((kind) => worksOf(type, kind.services).map((work) => ({ ...work, kind })))
  const rows = [...Map.groupBy(works, ({ part, when }) => `${part}\n${when}`).values()].map((same) => [
    same[0]?.part ?? '',
    same[0]?.when ?? '',
    lettersOf(
      same.map(({ kind }) => kind),
      kinds,
    ),
  ])
  return rows.length > 0 ? { title: titles[type], head: ['Part', 'When', 'Letters'], rows } : null
}

/** Returns a table for each kind of work, and says of which models no schedule is stored. */
export function workPassages(kinds: readonly Kind[]): Passage[] {
  const scheduled = kinds.filter(({ services }) => services.length > 0)
  const others = kinds.filter(({ services }) => services.length === 0)
  const tables = intervalTypes.toReversed().flatMap((type) => workTable(type, scheduled) ?? [])
  return [
    ...tables.map((table): Passage => ({ kind: 'table', table })),
    ...(others.length === 0 ? [] : [unscheduled(others, kinds)]),
  ]
}

function unscheduled(others: readonly Kind[], kinds: readonly Kind[]): Passage {
  const who = others.length === kinds.length ? 'these models' : `the letters ${lettersOf(others, kinds)}`
  return {
    kind: 'note',
    text: `No schedule is stored for ${who}. Your dealer has the work and the amounts of each service.`,
  }
}

const measured = /\d (?:L|kg)$/

/** Returns the amounts that are replaced at services, with part numbers; null without any. */
export function capacitiesTable(kinds: readonly Kind[]): Table | null {
  const scheduled = kinds.filter(({ services }) => services.length > 0)
  const fluids = scheduled.flatMap((kind) => {
    const items = kind.services.flatMap((service) => service.items)
    const unique = new Map(
      items
        .filter(({ type, quantity }) => type === 'replace' && measured.test(quantity ?? ''))
        .map((item) => [item.description, item]),
    )
    return [...unique.values()].map(({ description, quantity, partNumber }) => ({
      ...{ kind, description, amount: quantity ?? '', partNumber: partNumber ?? '' },
    }))
  })
  const byFluid = Map.groupBy(fluids, (each) => `${each.description}\n${each.amount}\n${each.partNumber}`)
  const rows = [...byFluid.values()].map((same) => [
    same[0]?.description ?? '',
    [same[0]?.amount, same[0]?.partNumber].filter(Boolean).join(', '),
    lettersOf(
      same.map(({ kind }) => kind),
      scheduled,
    ),
  ])
  rows.sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'))
  return rows.length > 0
    ? { title: 'Amounts replaced at a service', head: ['Fluid', 'Amount, part number', 'Letters'], rows }
    : null
}
