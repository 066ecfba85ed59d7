import { sql } from '@payloadcms/db-postgres'
import type { PriceLimit } from '../rules/price-limit.ts'
import { allOf, type FindOptions, readResults, type SearchResult } from './find.ts'

/**
 * Finds ranges and models by their price, and by words when there are any: the dearest first below a limit, the least
 * expensive first above one, so that the nearest to what was asked for come first.
 */
export async function findWithinPrice(
  words: readonly string[],
  { bound, price }: PriceLimit,
  { limits }: FindOptions,
): Promise<SearchResult[]> {
  const amount = sql`(shown->>'price')::bigint`
  const matches =
    words.length === 0 ? sql`true` : sql`words @@ ${allOf(words.map((typed) => ({ typed, candidates: [] })))}`
  const isWithin = bound === 'most' ? sql`${amount} <= ${price}` : sql`${amount} >= ${price}`
  const order = bound === 'most' ? sql`${amount} desc` : sql`${amount}`
  return readResults(sql`
    with numbered as (
      select *, row_number() over (partition by kind order by ${order}, title, key) as kind_rank,
        count(*) over (partition by kind)::int as total
      from search_entries where kind in ('range', 'model') and language = 'en' and ${matches} and ${isWithin}
    )
    select kind, language, title, summary, shown, total from numbered
    where (kind = 'range' and kind_rank <= ${limits.range}) or (kind = 'model' and kind_rank <= ${limits.model})
    order by array_position(array['range', 'model'], kind), kind_rank`)
}
