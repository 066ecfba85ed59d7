import { FilterError, quoted } from './filter-error.ts'
import { readFilterSyntax } from './filter-syntax.ts'

/** Maximum and default number of results. */
export const maxLimit = 100

const maxSkip = 10_000
const maxValueLength = 200

/** How a field is compared: equal to one value, equal to one of several, or containing a text. */
export type Operator = 'eq' | 'inq' | 'like'

/** The fields and sort orders that an endpoint accepts. */
export type FilterRules<Field extends string = string, Sort extends string = string> = {
  readonly where: Readonly<Record<Field, readonly Operator[]>>
  readonly order: readonly Sort[]
}

/** `eq` and `like` have one value, `inq` one or more, in the order of the request. */
export type Condition = { readonly operator: Operator; readonly values: readonly [string, ...string[]] }

export type Filter<Field extends string = string, Sort extends string = string> = {
  readonly where: Readonly<Partial<Record<Field, Condition>>>
  readonly order: { readonly by: Sort; readonly direction: 'ascending' | 'descending' } | undefined
  /** 1 to `maxLimit`. */
  readonly limit: number
  readonly skip: number
}

/**
 * Parses the filter of a request: `filter[where][code][inq]=A&filter[order]=price DESC&filter[limit]=1`, or the same as
 * JSON in `filter`. Rejects everything unknown, because ignoring a condition would return wrong results.
 *
 * @throws FilterError whose message is one sentence for the caller.
 * Source: requirements V-302 and V-305 to V-307.
 */
export function parseFilter<Field extends string, Sort extends string>(
  search: URLSearchParams,
  rules: FilterRules<Field, Sort>,
): Filter<Field, Sort> {
  const { where = {}, order, limit, skip, offset, ...unknown } = readFilterSyntax(search)
  const [unknownPart] = Object.keys(unknown)
  if (unknownPart !== undefined) {
    throw new FilterError(
      `A filter has no ${quoted(unknownPart)}, only where, order, limit, skip and offset.`,
    )
  }
  if (skip !== undefined && offset !== undefined) {
    throw new FilterError('A filter has either skip or offset: they mean the same.')
  }
  return {
    where: readConditions(where, rules.where),
    order: order === undefined ? undefined : readOrder(order, rules.order),
    limit: limit === undefined ? maxLimit : readWholeNumber('limit', limit, 1, maxLimit),
    skip: readWholeNumber('skip', skip ?? offset ?? 0, 0, maxSkip),
  }
}

function readConditions<Field extends string>(
  where: unknown,
  rules: Readonly<Record<Field, readonly Operator[]>>,
): Partial<Record<Field, Condition>> {
  if (!isRecord(where))
    throw new FilterError('The filter must name fields below where: filter[where][field]=value.')
  const fields = Object.keys(rules) as Field[]
  const conditions: Partial<Record<Field, Condition>> = {}
  for (const [name, comparison] of Object.entries(where)) {
    const field = fields.find((candidate) => candidate === name)
    if (field === undefined) {
      throw new FilterError(`The filter does not know the field ${quoted(name)}, only ${fields.join(', ')}.`)
    }
    conditions[field] = readCondition(field, comparison, rules[field])
  }
  return conditions
}

function readCondition(field: string, comparison: unknown, allowed: readonly Operator[]): Condition {
  const [[name, operand], ...others] = isRecord(comparison)
    ? entriesOf(comparison, field)
    : [['eq', comparison] as const]
  const operator = allowed.find((candidate) => candidate === name)
  if (operator === undefined) {
    throw new FilterError(
      `The field ${field} cannot be compared by ${quoted(name)}, only by ${allowed.join(', ')}.`,
    )
  }
  if (others.length > 0) throw new FilterError(`The field ${field} can have one condition only.`)
  const operands = operator === 'inq' ? [operand].flat() : [operand]
  const [first, ...rest] = operands.map((value) => readValue(field, value))
  if (first === undefined) throw new FilterError(`The field ${field} needs at least one value.`)
  if (rest.length >= maxLimit)
    throw new FilterError(`The field ${field} can have ${maxLimit} values at most.`)
  return { operator, values: [first, ...rest] }
}

function entriesOf(
  comparison: Record<string, unknown>,
  field: string,
): [[string, unknown], ...[string, unknown][]] {
  const [first, ...rest] = Object.entries(comparison)
  if (!first) throw new FilterError(`The field ${field} needs a value.`)
  return [first, ...rest]
}

function readValue(field: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') throw new FilterError(`The field ${field} is compared with one text.`)
  if (text === '' || text.length > maxValueLength) {
    throw new FilterError(`A value for ${field} has 1 to ${maxValueLength} characters.`)
  }
  if (/\p{Cc}|\uFFFD|\p{Cs}/u.test(text)) throw new FilterError(`A value for ${field} is not readable text.`)
  return text
}

function readOrder<Sort extends string>(order: unknown, sorts: readonly Sort[]) {
  if (sorts.length === 0) throw new FilterError('This list has a fixed order.')
  const [text, ...others] = [order].flat()
  const [, name, direction = 'ASC'] =
    (typeof text === 'string' && /^(\w+)(?: (ASC|DESC))?$/i.exec(text)) || []
  const by = sorts.find((candidate) => candidate === name)
  if (others.length > 0 || by === undefined) {
    throw new FilterError(`The order is one of ${sorts.join(', ')}, and ASC or DESC after a space.`)
  }
  return { by, direction: direction.toUpperCase() === 'DESC' ? 'descending' : 'ascending' } as const
}

function readWholeNumber(name: string, value: unknown, min: number, max: number): number {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value
  if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number
  throw new FilterError(`The ${name} of a filter is a whole number from ${min} to ${max}.`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
