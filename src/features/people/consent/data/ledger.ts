import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ConsentAct, GrantedPurpose } from '../consent.ts'
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

/** The consent of a visitor to marketing. Only a hash of the e-mail is stored. */
export type GivenConsent = Circumstances & { readonly email: string; readonly choice: Choice }

/** The consent of a visitor to another purpose. */
export type PurposeConsent = Circumstances & {
  readonly email: string
  readonly purpose: Exclude<GrantedPurpose, 'marketing'>
  /** Version of the text that was displayed; 0 when none was. */
  readonly wordingVersion: number
}

type Entry = { readonly act: ConsentAct; readonly person: string; readonly purpose?: GrantedPurpose }

/**
 * Adds an entry. A version that was never published, which a forged form could send, is stored as null.
 *
 * @param person hash of the e-mail, from `personOf`.
 */
async function add(
  { tx }: Pick<Transaction, 'tx'>,
  { act, person, purpose = 'marketing' }: Entry,
  { source, at, reference = null, page = null, language = null }: Circumstances,
  choice?: Partial<Choice>,
): Promise<void> {
  const version = choice?.wordingVersion ?? 0
  await tx.execute(sql`
    insert into consent_entries (at, act, purpose, person, wording_version, language, channel, divisions, source, page, reference)
    values (
      ${at.toISOString()}::timestamptz, ${act}::text::enum_consent_entries_act,
      ${purpose}::text::enum_consent_entries_purpose, ${person},
      (select max(version) from consent_texts
        where purpose::text = ${purpose} and version = ${version} and _status = 'published'),
      ${language}, ${choice?.channel ?? null}, ${choice?.divisions?.join(', ') ?? null},
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

/** Records consent to a purpose other than marketing, in the same transaction as the enquiry that it belongs to. */
export async function recordPurposeConsent(
  transaction: Pick<Transaction, 'tx'>,
  { email, purpose, wordingVersion, ...circumstances }: PurposeConsent,
): Promise<void> {
  await add(transaction, { act: 'given', person: personOf(email), purpose }, circumstances, {
    wordingVersion,
  })
}

/** Records the withdrawal of consent to marketing, or an objection, which needs no earlier consent. */
export async function recordRefusal(
  transaction: Transaction,
  act: Exclude<ConsentAct, 'given'>,
  person: string,
  circumstances: Circumstances,
): Promise<void> {
  await add(transaction, { act, person }, circumstances)
}

/** Records that a person withdraws everything: consent to marketing in any case, others where they were given. */
export async function recordFullWithdrawal(
  transaction: Transaction,
  person: string,
  circumstances: Circumstances,
): Promise<void> {
  await recordRefusal(transaction, 'withdrawn', person, circumstances)
  const { rows } = await transaction.tx.execute(sql`
    select distinct on (purpose) purpose, act from consent_entries
    where person = ${person} and purpose <> 'marketing' order by purpose, at desc, id desc`)
  for (const { purpose, act } of rows as Pick<Row, 'purpose' | 'act'>[])
    if (act === 'given') await add(transaction, { act: 'withdrawn', person, purpose }, circumstances)
}

type Row = {
  readonly id: number
  readonly at: string
  readonly act: ConsentAct
  readonly purpose: GrantedPurpose
  readonly wording_version: number | null
  readonly channel: string | null
  readonly divisions: string | null
  readonly source: string | null
  readonly reference: string | null
}

/** Returns the ledger entries of a person, oldest first. Only for decisions and for the person's own data export. */
export async function consentHistory(payload: Payload, person: string) {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select id, at, act, purpose, wording_version::int, channel, divisions, source, reference
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
  const aboutMarketing = history.filter(({ purpose }) => purpose === 'marketing')
  return mayBeSentMarketing(aboutMarketing.map(({ id, act, at }) => ({ id, act, at: at.getTime() })))
}
