import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ConsentAct } from '../consent.ts'
import { mayBeSentMarketing } from '../rules/marketing-permission.ts'
import { personOf } from './person.ts'

/** The context in which an act was made. */
type Circumstances = {
  /** Where the act was made: `form:quote`, `newsletter`, `link`. */
  readonly source: string
  readonly at: Date
  readonly reference?: string | null
  readonly page?: string | null
  readonly language?: Language | null
}

type Choice = {
  readonly divisions: readonly string[]
  readonly channel: string
  /** Version of the text that was displayed. */
  readonly wordingVersion: number
}

/** The consent of a visitor. Only a hash of the e-mail is stored. */
export type GivenConsent = Circumstances & { readonly email: string; readonly choice: Choice }

/**
 * Adds an entry. A version that was never published, which a forged form could send, is stored as null.
 *
 * @param person hash of the e-mail, from `personOf`.
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
 * Records consent to marketing, in the same transaction as the enquiry, so that both are stored or neither.
 *
 * Source: requirements D-173 to D-179; decision D-15.
 */
export async function recordConsent(
  transaction: Pick<Transaction, 'tx'>,
  given: GivenConsent,
): Promise<void> {
  await add(transaction, { act: 'given', person: personOf(given.email) }, given, given.choice)
}

/** Records the withdrawal of a consent, or an objection, which needs no earlier consent. */
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

/** Returns the ledger entries of a person, oldest first. Only for decisions and for the person's own data export. */
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

/** Returns whether marketing may be sent to an e-mail now. Call it before each message, not once for a batch. */
export async function mayMarketTo(payload: Payload, email: string): Promise<boolean> {
  const history = await consentHistory(payload, personOf(email))
  return mayBeSentMarketing(history.map(({ id, act, at }) => ({ id, act, at: at.getTime() })))
}
