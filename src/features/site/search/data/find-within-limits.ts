import { sql } from '@payloadcms/db-postgres'
import { allOf, type FindOptions, readResults, type SearchResult } from './find.ts'

/**
 * Finds the models with these codes that have all words, in the order of the codes, and their ranges, each with the
 * lowest price of its models found. Words of a range's name and texts count for its models; those that only another of
 * its models has, such as its fuel, do not.
 *
 * @param words none finds every model
 */
export async function findWithinLimits(
  words: readonly string[],
  codes: readonly string[],
  { limits }: Pick<FindOptions, 'limits'>,
): Promise<SearchResult[]> {
  const query = words.length === 0 ? null : allOf(words.map((typed) => ({ typed, candidates: [] })))
  const matches = query ? sql`(model.words || ts_filter(range.words, '{a,c,d}')) @@ ${query}` : sql`true`
  return readResults(sql`
    with asked as (
      select code, place from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) with ordinality as one (code, place)
    ), models as (
      select model.*, place, range.key as range_key from asked
      join search_entries as model on model.kind = 'model' and model.language = 'en' and model.key = code
      join search_entries as range on range.kind = 'range' and range.language = 'en'
        and range.shown->>'href' = split_part(model.shown->>'href', '?', 1)
      where ${matches}
    ), ranges as (
      select range.*, found.place, found.price from search_entries as range
      join (select range_key, min(place) as place, min((shown->>'price')::bigint) as price from models group by range_key)
        as found on found.range_key = range.key
      where range.kind = 'range' and range.language = 'en'
    ), numbered as (
      select kind, language, title, summary, jsonb_set(shown, '{price}', coalesce(to_jsonb(price), 'null')) as shown,
        row_number() over (order by place) as kind_rank, count(*) over ()::int as total from ranges
      union all
      select kind, language, title, summary, shown,
        row_number() over (order by place), count(*) over ()::int from models
    )
    select kind, language, title, summary, shown, total from numbered
    where (kind = 'range' and kind_rank <= ${limits.range}) or (kind = 'model' and kind_rank <= ${limits.model})
    order by array_position(array['range', 'model'], kind), kind_rank`)
}
