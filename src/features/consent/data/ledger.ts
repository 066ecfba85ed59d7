import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ConsentAct } from '../consent.ts'
import { mayBeSentMarketing } from '../rules/standing.ts'
import { personOf } from './person.ts'

/** What is written down beside an act. */
type Circumstances = {
  /** By what it was said: `form:quote`, `newsletter`, `link`. */
  readonly source: string
  readonly at: Date
  readonly reference?: string | null
  readonly page?: string | null
  readonly language?: Language | null
}

type Choice = {
  readonly divisions: readonly string[]
  readonly channel: string
  /** Of the wording that was shown. */
  readonly wordingVersion: number
}

/** What a visitor agreed to, with whom they are. Only the e-mail is used, and only its hash is kept. */
export type GivenConsent = Circumstances & { readonly email: string; readonly choice: Choice }

/**
 * Adds an entry. The version is kept only if there is such a wording, whatever a form says.
 *
 * @param act by which person, found by `personOf`.
 */
async function add(
  { tx }: Pick<Transaction, 'tx'>,
  { act, person }: { readonly act: ConsentAct; readonly person: string },
  { source, at, reference = null, page = null, language = null }: Circumstances,
  choice?: Choice,
): Promise<void> {
  const version = choice?.wordingVersion ?? 0
  await tx.execute(sql`
    insert into consent_entries (at, act, person, wording_version, language, channel, divisions, source, page, reference)
    values (
      ${at.toISOString()}::timestamptz, ${act}::text::enum_consent_entries_act, ${person},
      (select max(version) from consent_texts
        where purpose = 'marketing' and version = ${version} and _status = 'published'),
      ${language}, ${choice?.channel ?? null}, ${choice ? choice.divisions.join(', ') : null},
      ${source}, ${page}, ${reference})`)
}

/**
 * Writes down that somebody agreed to marketing, in the transaction in which the enquiry is stored: both exist, or
 * neither. Source: requirements D-173 to D-179; decision D-15.
 */
export async function recordConsent(
  transaction: Pick<Transaction, 'tx'>,
  given: GivenConsent,
): Promise<void> {
  await add(transaction, { act: 'given', person: personOf(given.email) }, given, given.choice)
}

/** Writes down that somebody took back what they agreed to, or objected whatever they agreed to before. */
export async function recordRefusal(
  transaction: Transaction,
  act: Exclude<ConsentAct, 'given'>,
  person: string,
  circumstances: Circumstances,
): Promise<void> {
  await add(transaction, { act, person }, circumstances)
}

type Row = {
  readonly id: number
  readonly at: string
  readonly act: ConsentAct
  readonly wording_version: number | null
  readonly channel: string | null
  readonly divisions: string | null
  readonly source: string | null
  readonly reference: string | null
}

/** What somebody allowed and forbade, oldest first: for them alone to read, and to decide by. */
export async function consentHistory(payload: Payload, person: string) {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select id, at, act, wording_version::int, channel, divisions, source, reference
    from consent_entries where person = ${person} order by at, id`)
  return rows.map(({ id, at, wording_version: wordingVersion, ...entry }) => ({
    ...entry,
    id: Number(id),
    at: new Date(at),
    wordingVersion,
  }))
}

/** Whether marketing may be sent to an e-mail at this moment. Ask before each message, not once for all. */
export async function mayMarketTo(payload: Payload, email: string): Promise<boolean> {
  const history = await consentHistory(payload, personOf(email))
  return mayBeSentMarketing(history.map(({ id, act, at }) => ({ id, act, at: at.getTime() })))
}
