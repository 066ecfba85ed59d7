import { utcOffset } from '#platform/site/market.ts'

const stated = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Returns the ISO moment of a date as services state it: with an offset, or without one in the time of Johannesburg; a day
 * alone is its midnight. Null for anything else.
 */
export function momentOf(text: string): string | null {
  const [, day = '', time = '00:00', offset] = stated.exec(text.trim()) ?? []
  if (day === '') return null
  const zone = offset?.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') ?? utcOffset
  const seconds = /:\d{2}:(\d{2})/.exec(text)?.[1] ?? '00'
  const moment = Date.parse(`${day}T${time}:${seconds}${zone}`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}
