import { z } from 'zod'
import { FilterError, quoted } from './filter-error.ts'

const jsonFilter = z.record(z.string(), z.unknown())

/** Matches `filter[where][code][inq][0]` and shorter names. */
const bracketedName = /^filter(?<steps>(?:\[[^[\]]*\]){1,4})$/

/**
 * Parses a filter in brackets or in JSON into the JSON form. Checks its syntax only.
 *
 * @throws FilterError
 */
export function readFilterSyntax(search: URLSearchParams): Record<string, unknown> {
  const [json, second] = search.getAll('filter')
  if (json === undefined) return readBrackets(search)
  if (second !== undefined || search.size > 1) {
    throw new FilterError('A JSON filter must be the only parameter.')
  }
  return readJson(json)
}

function readJson(json: string): Record<string, unknown> {
  try {
    return jsonFilter.parse(JSON.parse(json))
  } catch {
    throw new FilterError('The filter is not a JSON object.')
  }
}

function readBrackets(search: URLSearchParams): Record<string, unknown> {
  const parts = new Map<string, unknown>()
  const where = new Map<string, Map<string, string | string[]>>()
  for (const [name, value] of search) {
    const steps = bracketedName.exec(name)?.groups?.steps?.slice(1, -1).split('][')
    if (!steps) throw new FilterError(`The parameter ${quoted(name)} is not known: only filter[…] is.`)
    const [part = '', field, operator = 'eq', index] = steps
    if (part === 'where' && field !== undefined && (index === undefined || isListItem(operator, index))) {
      const comparison = where.get(field) ?? new Map<string, string | string[]>()
      where.set(field, comparison.set(operator, addValue(name, comparison.get(operator), operator, value)))
      continue
    }
    if (steps.length > 1) throw new FilterError(`The parameter ${quoted(name)} is nested too deeply.`)
    if (parts.has(part)) throw new FilterError(`The parameter ${quoted(name)} is given more than once.`)
    parts.set(part, value)
  }
  if (where.size > 0 && !parts.has('where')) {
    parts.set('where', Object.fromEntries([...where].map(([field, map]) => [field, Object.fromEntries(map)])))
  }
  return Object.fromEntries(parts)
}

/** `[inq][0]` and `[inq][]` are alternatives to a repeated `[inq]`. */
function isListItem(operator: string, index: string): boolean {
  return operator === 'inq' && /^\d{0,4}$/.test(index)
}

function addValue(name: string, existing: string | string[] | undefined, operator: string, value: string) {
  if (operator === 'inq') return [...(existing ?? []), value]
  if (existing !== undefined) throw new FilterError(`The parameter ${quoted(name)} is given more than once.`)
  return value
}
