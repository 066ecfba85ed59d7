import Holidays from 'date-holidays'
import type { Region } from '../dealer.ts'

/** ISO 3166 codes of the countries with dealers, by the slug of their region. A province is in South Africa. */
const countryCodes: Readonly<Record<string, string>> = {
  namibia: 'NA',
  botswana: 'BW',
  eswatini: 'SZ',
  lesotho: 'LS',
  zambia: 'ZM',
  zimbabwe: 'ZW',
}

/** Returns the public holidays of a region's country in a year, as ISO days in order. */
export function holidaysOf({ kind, slug }: Pick<Region, 'kind' | 'slug'>, year: number): readonly string[] {
  const code = kind === 'province' ? 'ZA' : countryCodes[slug]
  if (code === undefined) return []
  const all = new Holidays(code, { types: ['public'] }).getHolidays(year)
  return [...new Set(all.map(({ date }) => date.slice(0, 10)))].sort()
}
