import { isWithinDepth } from '#platform/service/json-depth.ts'

/** Parameters that hold one whole number, with the most digits each may have. */
const numbers: Readonly<Record<string, number>> = { limit: 6, page: 6, depth: 2 }

/** Parameters that may hold JSON. */
const jsonHolders = ['where', 'data']

/** Comparisons that Payload offers for places on a map and for other databases, and fails over on ours. */
const unknownOperator = /\[[^[\]]+\]\[(near|within|intersects|all)\](?:\[|$)/

/**
 * What is wrong with the query of a REST request, as a sentence for whoever sent it. Only what Payload would fail
 * over or silently take for something else: the rest it judges itself.
 *
 * @param locales that texts exist in.
 */
export function queryFault(query: URLSearchParams, locales: readonly string[]): string | undefined {
  for (const [name, value] of query) {
    const fault = faultOfParameter(name, value, locales)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfParameter(name: string, value: string, locales: readonly string[]): string | undefined {
  const [stem = ''] = name.split('[')
  const digits = numbers[stem]
  if (digits !== undefined && (name !== stem || !new RegExp(`^\\d{1,${digits}}$`).test(value))) {
    return `The parameter ${stem} is a whole number of at most ${digits} digits.`
  }
  if (stem === 'locale' && (name !== stem || ![...locales, 'all', '*'].includes(value))) {
    return `The locale is one of ${locales.join(', ')} and all.`
  }
  if (jsonHolders.includes(name) && !isJsonObject(value)) return `The parameter ${name} is not a JSON object.`
  const operator = stem === 'where' ? unknownOperator.exec(name)?.[1] : undefined
  return operator === undefined ? undefined : `The comparison ${operator} is not offered here.`
}

function isJsonObject(text: string): boolean {
  if (!isWithinDepth(text)) return false
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return text === ''
  }
}
