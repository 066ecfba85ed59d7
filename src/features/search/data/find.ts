import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cms } from '#platform/cms.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { type Kind, kinds, shownSchema } from '../entry.ts'
import type { Guess } from '../rules/corrected.ts'
import { joinedNeighbours } from '../rules/lexemes.ts'
import { formsAsked } from '../rules/misspellings.ts'
import { nearest } from '../rules/nearest.ts'

/** How many results of a kind are wanted at most. */
export type Most = Readonly<Record<Kind, number>>

const row = z.object({
  kind: z.enum(kinds),
  language: z.enum(languages),
  title: z.string(),
  summary: z.string(),
  shown: shownSchema,
  total: z.number(),
})

/** What was found, in one of its languages; `total` counts all of its kind. */
export type Found = z.infer<typeof row>

/** A word that stands in a great many texts is weighed in so many of them. */
const mostWeighed = 2_000

/** Words that may be the one that was mistyped. */
const mostCandidates = 200

type Statement = ReturnType<typeof sql>

async function rowsOf(statement: Statement): Promise<unknown> {
  const { drizzle } = postgresOf(await cms())
  return (await drizzle.execute(statement)).rows
}

/** One word as the database asks for it: as it is, as a beginning, by its English stem. Words hold no syntax. */
function asked({ typed, meant }: Guess): Statement {
  const whole = [typed, ...meant]
  const beginnings = typed.length > 1 ? [`'${typed}':*`] : []
  const plain = [...whole.map((word) => `'${word}'`), ...beginnings].join(' | ')
  return sql`(${plain}::tsquery || to_tsquery('english', ${whole.join(' | ')}))`
}

function joinedBy(operator: '&&' | '||', parts: readonly Statement[]): Statement {
  return sql`(${sql.join([...parts], sql.raw(` ${operator} `))})`
}

/** All of the words, where two in a row may stand as one: `rav 4`, `hi lux`. */
function allOf(words: readonly Guess[]): Statement {
  const pairs = joinedNeighbours(words.map(({ typed }) => typed))
  const whole = joinedBy('&&', words.map(asked))
  const withPair = pairs.map((pair, index) => {
    const others = [...words.slice(0, index), ...words.slice(index + 2)].map(asked)
    return joinedBy('&&', [sql`${`'${pair}'`}::tsquery`, ...others])
  })
  return joinedBy('||', [whole, ...withPair])
}

/**
 * What the index holds about the words, the best of each kind first, each thing once: in the language where it was
 * found in it, else in English or any other.
 *
 * @param need whether all words have to be there, or any of them
 */
export async function findEntries(
  words: readonly Guess[],
  need: 'all' | 'any',
  { language, most }: { readonly language: Language; readonly most: Most },
): Promise<Found[]> {
  const question = need === 'all' ? allOf(words) : joinedBy('||', words.map(asked))
  const wanted = kinds.map((kind) => sql`(kind = ${kind} and place <= ${most[kind]})`)
  const rows = await rowsOf(sql`
    with weighed as (
      select entry.*, ts_rank('{0.05, 0.2, 0.4, 1}', words, question, 1) as rank
      from (select ${question} as question) as asked, search_entries as entry
      where words @@ question limit ${mostWeighed}
    ), once as (
      select distinct on (kind, key) * from weighed
      order by kind, key, language = ${language} desc, language = 'en' desc, rank desc
    ), placed as (
      select *, row_number() over (partition by kind order by rank desc, title, key) as place,
        count(*) over (partition by kind)::int as total from once
    )
    select kind, language, title, summary, shown, total from placed where ${sql.join(wanted, sql` or `)}
    order by array_position(array['range', 'model', 'page'], kind), place`)
  return z.array(row).parse(rows)
}

const candidates = z.array(z.object({ word: z.string() }))

/** What may have been meant by each word: the words of the index that differ from it by a letter or two. */
export async function guess(words: readonly string[]): Promise<Guess[]> {
  return Promise.all(
    words.map(async (typed) => {
      const forms = JSON.stringify(formsAsked(typed))
      const rows = await rowsOf(sql`
        select word from search_words
        where misspellings && array(select jsonb_array_elements_text(${forms}::jsonb))
        and exists (select from search_entries where words @@ quote_literal(word)::tsquery)
        limit ${mostCandidates}`)
      const known = candidates.parse(rows).map(({ word }) => word)
      return { typed, meant: nearest(typed, known).filter((word) => word !== typed) }
    }),
  )
}
