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
export function isCondition(value: unknown): boolean {
  if (!isObject(value)) return false
  return Object.entries(value).every(([name, part]) =>
    ['and', 'or'].includes(name.toLowerCase()) && Array.isArray(part)
      ? part.every(isCondition)
      : isComparison(part),
  )
}
