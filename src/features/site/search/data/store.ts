import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'
import type { Entry, Kind } from '../entry.ts'
import { lexemesOf, titleWords } from '../rules/lexemes.ts'
import { formsOfIndexed } from '../rules/misspellings.ts'
import { wordsOf } from '../rules/words.ts'

/** The current entries of a kind: a version by key, which changes with the content. */
export type Versions = ReadonlyMap<string, string>

/** Maximum number of words of an entry, so that very long texts do not match every query. */
const maxWords = 4_000

/** Returns whether a word is offered as a correction: not too short or long, and beginning with a letter. */
const isCorrectable = (word: string) => word.length >= 3 && word.length <= 20 && /^\p{L}/u.test(word)

const keys = z.array(z.object({ key: z.string() }))

async function rowsOf(statement: ReturnType<typeof sql>): Promise<unknown> {
  const { drizzle } = postgresOf(await cms())
  return (await drizzle.execute(statement)).rows
}

/**
 * Deletes entries of a kind that are no longer current or have changed.
 *
 * @returns the keys that are missing in the index now, sorted
 */
export async function removeOutdated(kind: Kind, versions: Versions): Promise<string[]> {
  const current = JSON.stringify([...versions].map(([key, version]) => ({ key, version })))
  const remaining = await rowsOf(sql`
    with current as (select * from jsonb_to_recordset(${current}::jsonb) as one (key text, version text)),
    deleted as (
      delete from search_entries where kind = ${kind}
      and not exists (select from current where (current.key, current.version) = (search_entries.key, search_entries.version))
    )
    select distinct key from search_entries natural join current where kind = ${kind}`)
  const known = new Set(keys.parse(remaining).map(({ key }) => key))
  return [...versions.keys()].filter((key) => !known.has(key)).sort()
}

function rowOf(entry: Entry, version: string) {
  const { kind, key, language, title, summary, shown } = entry
  const parts = {
    A: titleWords(title),
    B: entry.keywords.flatMap(wordsOf),
    C: wordsOf(summary),
    D: entry.texts.flatMap(wordsOf).slice(0, maxWords),
  }
  const plain = (words: readonly string[]) => words.join(' ')
  const texts = { a: plain(wordsOf(title)), b: plain(parts.B), c: plain(parts.C), d: plain(parts.D) }
  return { kind, key, language, title, summary, shown, version, lexemes: lexemesOf(parts), ...texts }
}

/** Inserts or replaces entries. English ones are also indexed by the stems of their words. */
export async function insertEntries(entries: readonly Entry[], versions: Versions): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => rowOf(entry, versions.get(entry.key) ?? ''))
  await rowsOf(sql`
    insert into search_entries (kind, key, language, title, summary, shown, version, words)
    select kind, key, language, title, summary, shown, version,
      lexemes::tsvector || case when language = 'en' then
        setweight(to_tsvector('english', a), 'A') || setweight(to_tsvector('english', b), 'B') ||
        setweight(to_tsvector('english', c), 'C') || setweight(to_tsvector('english', d), 'D')
      else '' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (kind text, key text, language text, title text,
      summary text, shown jsonb, version text, lexemes text, a text, b text, c text, d text)
    order by kind, key, language
    on conflict (kind, key, language) do update
    set (title, summary, shown, version, words) =
      (excluded.title, excluded.summary, excluded.shown, excluded.version, excluded.words)`)
  await insertWords(entries)
}

/** Stores the words of titles, keywords and summaries, from which typed words are corrected. */
async function insertWords(entries: readonly Entry[]): Promise<void> {
  const words = entries.flatMap(({ title, summary, keywords }) => [
    ...titleWords(title),
    ...[...keywords, summary].flatMap(wordsOf),
  ])
  const distinct = [...new Set(words.filter(isCorrectable))].sort()
  const rows = distinct.map((word) => ({ word, misspellings: formsOfIndexed(word) }))
  await rowsOf(sql`
    insert into search_words (word, misspellings)
    select word, misspellings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (word text, misspellings text[])
    order by word
    on conflict do nothing`)
}
