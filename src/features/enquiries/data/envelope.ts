import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import type { RawEntries } from '../submission.ts'

/** What comes with the entries of every form. */
export type Envelope = {
  /** Minted by the page, the same for every try of one form; null when there is none that could be one. */
  readonly key: string | null
  /** Of the field that visitors do not see. */
  readonly trap: unknown
  /** The path the form stands on, without a query. */
  readonly page: string
  readonly language: Language
  /** Milliseconds since the form was first there, as the page says; null when it does not. */
  readonly elapsedMs: number | null
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const path = /^\/(?!\/)[\w\-./~%]{0,300}$/

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the envelope. What cannot be what it should be is left out, and refuses nothing but the key. */
export function envelopeOf(entries: RawEntries): Envelope {
  const key = textOf(entries.key)
  const [page = ''] = textOf(entries.page).split(/[?#]/)
  const language = textOf(entries.language)
  const { elapsed } = entries
  return {
    key: uuid.test(key) ? key.toLowerCase() : null,
    trap: entries.website,
    page: path.test(page) ? page : '/',
    language: isLanguage(language) ? language : 'en',
    elapsedMs: typeof elapsed === 'number' && Number.isFinite(elapsed) ? elapsed : null,
  }
}
