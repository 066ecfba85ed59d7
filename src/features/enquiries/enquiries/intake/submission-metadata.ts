import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import type { RawEntries } from '../forms/submission.ts'

/** What every form sends besides its entries. */
export type SubmissionMetadata = {
  /** Idempotency key, the same for every attempt to send one form; null when missing or not a UUID. */
  readonly key: string | null
  /** The value of the spam trap, a field that visitors do not see. */
  readonly spamTrap: unknown
  /** The path of the form's page, without a query. */
  readonly page: string
  readonly language: Language
  /** Milliseconds since the form was shown, as measured by the page; null when missing. */
  readonly elapsedMs: number | null
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const path = /^\/(?!\/)[\w\-./~%]{0,300}$/

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the metadata of a form. Invalid values are replaced by defaults. */
export function readSubmissionMetadata(entries: RawEntries): SubmissionMetadata {
  const key = textOf(entries.key)
  const [page = ''] = textOf(entries.page).split(/[?#]/)
  const language = textOf(entries.language)
  const { elapsed } = entries
  return {
    key: uuid.test(key) ? key.toLowerCase() : null,
    spamTrap: entries.website,
    page: path.test(page) ? page : '/',
    language: isLanguage(language) ? language : 'en',
    elapsedMs: typeof elapsed === 'number' && Number.isFinite(elapsed) ? elapsed : null,
  }
}
