import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'
import { entryDisplaySchema, type Kind, kinds } from '../entry.ts'
import { type Answers, noAnswers } from '../rules/answers.ts'
import type { Guess } from '../rules/corrected-text.ts'
import { laterPages } from '../rules/later-pages.ts'
import { joinedNeighbours } from '../rules/lexemes.ts'
import { formsOfTyped } from '../rules/misspellings.ts'
import { findNearest } from '../rules/nearest.ts'

/** The maximum number of results of each kind. */
export type ResultLimits = Readonly<Record<Kind, number>>

const row = z.object({
  kind: z.enum(kinds),
  language: z.enum(languages),
  title: z.string(),
  summary: z.string(),
  shown: entryDisplaySchema,
  total: z.number(),
  /** Whether it is a page that answers the query, or a part of it. */
  isAnswer: z.boolean().default(false),
  /** Whether it has the words; an answer may not. */
  hasWords: z.boolean().default(true),
})

/** A search result in one language; `total` counts all results of its kind. */
export type SearchResult = z.infer<typeof row>

/** Entries that are ranked at most, for words that occur in very many. */
const maxRanked = 2_000

/** Words of the index compared with one typed word at most. */
const maxCandidates = 200

type Statement = ReturnType<typeof sql>

async function rowsOf(statement: Statement): Promise<unknown> {
  const { drizzle } = postgresOf(await cms())
  return (await drizzle.execute(statement)).rows
}

/** Returns the tsquery of one word: exact, as a prefix, and by its English stem. Words contain no query syntax. */
function wordQuery(guess: Guess): Statement {
  const { typed } = guess
  const whole = [typed, ...guess.candidates]
  const prefixes = typed.length > 1 ? [`'${typed}':*`] : []
  const plain = [...whole.map((word) => `'${word}'`), ...prefixes].join(' | ')
  return sql`(${plain}::tsquery || to_tsquery('english', ${whole.join(' | ')}))`
}

function joinedBy(operator: '&&' | '||', parts: readonly Statement[]): Statement {
  return sql`(${sql.join([...parts], sql.raw(` ${operator} `))})`
}

/** Returns the tsquery of all words, where each consecutive pair may also match as one word: `rav 4`, `hi lux`. */
export function allOf(words: readonly Guess[]): Statement {
  const pairs = joinedNeighbours(words.map(({ typed }) => typed))
  const whole = joinedBy('&&', words.map(wordQuery))
  const withPair = pairs.map((pair, index) => {
    const others = [...words.slice(0, index), ...words.slice(index + 2)].map(wordQuery)
    return joinedBy('&&', [sql`${`'${pair}'`}::tsquery`, ...others])
  })
  return joinedBy('||', [whole, ...withPair])
}

/** The preferred language, and the maximum number of results of each kind. */
export type FindOptions = { readonly language: Language; readonly limits: ResultLimits }

/** The pages that answer a query are results whether or not they have its words. */
type EntryOptions = FindOptions & { readonly answers?: Answers }

/** Returns the class of a page by its path: 0, or the place of its pattern among the later pages. */
const pageClass = sql`case ${sql.join(
  laterPages.map((pattern, index) => sql`when key ~ ${pattern} then ${index + 1}::int`),
  sql` `,
)} else 0 end`

/** Runs a statement that selects results. */
export async function readResults(statement: Statement): Promise<SearchResult[]> {
  return z.array(row).parse(await rowsOf(statement))
}

/**
 * Finds index entries by words, best results of each kind first: those with the words in their title, the shortest
 * title first. When some vehicles have the words in their name or keywords, those that only mention them in a text are
 * left out. An entry that matches in several languages is returned once: in `language`, else in English, else in any
 * other.
 *
 * Pages come in this order: answers to the whole query, pages with its words in their title, answers to a part of it, and
 * other pages by their class (see `laterPages`), then by how often and where they have the words.
 *
 * @param mode whether an entry must match all words or any of them
 */
export async function findEntries(
  words: readonly Guess[],
  mode: 'all' | 'any',
  { language, limits, answers: { whole, partial } = noAnswers }: EntryOptions,
): Promise<SearchResult[]> {
  const query = mode === 'all' ? allOf(words) : joinedBy('||', words.map(wordQuery))
  const answers = JSON.stringify([...whole, ...partial])
  const withinLimits = kinds.map((kind) => sql`(kind = ${kind} and kind_rank <= ${limits[kind]})`)
  return readResults(sql`
    with requested as (
      select ${query} as query, array(select jsonb_array_elements_text(${answers}::jsonb)) as answers
    ), found as (
      (select * from search_entries, requested where kind = 'page' and key = any(answers))
      union all
      (select * from search_entries, requested where words @@ query and not (kind = 'page' and key = any(answers))
        limit ${maxRanked})
    ), ranked as (
      select *, ts_rank('{0.05, 0.2, 0.4, 1}', words, query, 1) as rank,
        case when ts_filter(words, '{a}') @@ query then ts_rank(ts_filter(words, '{a}'), query, 1) else 0 end as title_rank,
        ts_filter(words, '{a,b}') @@ query as named, words @@ query as has_words,
        case when kind = 'page' then array_position(answers, key) end as answer
      from found
    ), deduplicated as (
      select distinct on (kind, key) * from ranked
      order by kind, key, language = ${language} desc, language = 'en' desc, rank desc
    ), relevant as (
      select *, kind = 'page' or named or not bool_or(named) over (partition by kind) as is_relevant,
        case when answer <= ${whole.length}::int then 0 when title_rank > 0 then 1 when answer is not null then 2 else 3 end
          as place
      from deduplicated
    ), numbered as (
      select *, row_number() over (partition by kind order by place, answer, title_rank desc,
        case when kind = 'page' then ${pageClass} else 0 end,
        case when title_rank = 0 then rank end desc, title, key) as kind_rank,
        count(*) over (partition by kind)::int as total from relevant where is_relevant
    )
    select kind, language, title, summary, shown, total, answer is not null as "isAnswer", has_words as "hasWords"
    from numbered where ${sql.join(withinLimits, sql` or `)}
    order by array_position(array['range', 'model', 'page'], kind), kind_rank`)
}

const candidates = z.array(z.object({ word: z.string() }))

/** Finds for each word the words of the index that may have been meant: those that differ by a letter or two. */
export async function findGuesses(words: readonly string[]): Promise<Guess[]> {
  return Promise.all(
    words.map(async (typed) => {
      const forms = JSON.stringify(formsOfTyped(typed))
      const rows = await rowsOf(sql`
        select word from search_words
        where misspellings && array(select jsonb_array_elements_text(${forms}::jsonb))
        and exists (select from search_entries where words @@ quote_literal(word)::tsquery)
        limit ${maxCandidates}`)
      const indexed = candidates.parse(rows).map(({ word }) => word)
      return { typed, candidates: findNearest(typed, indexed).filter((word) => word !== typed) }
    }),
  )
}
