import { isWithinDepth } from '#platform/service/json-depth.ts'

/** Operators that Payload compares with null; all others fail on it. */
const comparableWithNull = ['equals', 'not_equals', 'in', 'not_in', 'exists']

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isComparison = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([operator, operand]) => operand !== null || comparableWithNull.includes(operator),
  )

/**
 * Tells whether a value parsed from JSON is a condition of Payload: each field has an object of comparisons, and `and` and `or`
 * have a list of conditions. On null Payload fails, and it ignores a number, as if there were no condition.
 */
function isCondition(value: unknown): boolean {
  if (!isObject(value)) return false
  return Object.entries(value).every(([name, part]) =>
    ['and', 'or'].includes(name.toLowerCase()) && Array.isArray(part)
      ? part.every(isCondition)
      : isComparison(part),
  )
}

/** Parameters with a whole number, and the maximum number of digits of each. */
const maxDigits: Readonly<Record<string, number>> = { limit: 6, page: 6, depth: 2 }

/** Parameters that may contain JSON. */
const jsonParameters = ['where', 'data']

/** Operators of Payload for geographic data and other databases, which fail on Postgres. */
const unsupportedOperator = /\[[^[\]]+\]\[(near|within|intersects|all)\](?:\[|$)/

/**
 * Returns an error message about the query of a REST request, or undefined when it is valid. Checks only values on
 * which Payload would throw or which it would misinterpret.
 *
 * @param locales of the CMS.
 */
export function findQueryError(query: URLSearchParams, locales: readonly string[]): string | undefined {
  for (const name of [...Object.keys(maxDigits), 'locale']) {
    // Payload makes a list of a repeated parameter, which Postgres refuses as a number.
    if (query.getAll(name).length > 1) return `The parameter ${name} may stand only once.`
  }
  for (const [name, value] of query) {
    const error = parameterError(name, value, locales)
    if (error !== undefined) return error
  }
  return undefined
}

function parameterError(name: string, value: string, locales: readonly string[]): string | undefined {
  const [stem = ''] = name.split('[')
  const digits = maxDigits[stem]
  if (digits !== undefined && (name !== stem || !new RegExp(`^\\d{1,${digits}}$`).test(value))) {
    return `The parameter ${stem} is a whole number of at most ${digits} digits.`
  }
  if (stem === 'locale' && (name !== stem || ![...locales, 'all', '*'].includes(value))) {
    return `The locale is one of ${locales.join(', ')} and all.`
  }
  if (jsonParameters.includes(name)) {
    const object = parseObject(value)
    if (object === undefined) return `The parameter ${name} is not a JSON object.`
    if (name === 'where' && !isCondition(object)) return 'The parameter where is not a condition.'
  }
  const operator = stem === 'where' ? unsupportedOperator.exec(name)?.[1] : undefined
  return operator === undefined ? undefined : `The comparison ${operator} is not offered here.`
}

/** Returns the object of a JSON text, an empty one for an empty text, and undefined for anything else. */
function parseObject(text: string): object | undefined {
  if (text === '') return {}
  if (!isWithinDepth(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
