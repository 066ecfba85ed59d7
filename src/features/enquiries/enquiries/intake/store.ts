import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { linkFiles } from '#features/site/uploads/jobs.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { Enquiry } from '../enquiry.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { detailText } from '../forms/detail-lines.ts'
import type { CheckedEntries, RequestedDetails } from '../forms/submission.ts'
import { hasUploads } from '../forms/upload-slots.ts'
import { detailColumns, json } from './columns.ts'
import type { DeliverySettings, EnquiryDispatch } from './dispatch.ts'
import type { Lookups } from './lookups.ts'
import { recordConsentsOf } from './record-consents.ts'
import { resolveDetails } from './resolve.ts'
import { referenceBytes, referenceFrom } from './rules/reference.ts'
import { looksLikeSpam } from './rules/spam.ts'
import type { SubmissionMetadata } from './submission-metadata.ts'

export type StoreOptions = {
  readonly dispatch: EnquiryDispatch
  readonly lookups: Lookups
  /** Timeout of the lookups. Milliseconds. */
  readonly withinMs?: number
}

/** `isRepeated` when the form had been stored before: the reference is the first one. */
export type Submitted = { readonly reference: string; readonly isRepeated: boolean }

export type StoredForm = {
  readonly kind: EnquiryKind
  /** Idempotency key of the form. */
  readonly key: string
  /** The key under which the files of the form wait; the same by default. */
  readonly formKey?: string
  readonly entries: CheckedEntries
  readonly metadata: Pick<SubmissionMetadata, 'spamTrap' | 'elapsedMs' | 'page' | 'language'>
}

/** Timeout of the lookups while a visitor waits, in milliseconds. The delivery repeats those that did not finish. */
const lookupTimeoutMs = 5_000

/**
 * Looks up the subject, dealer and plan of a checked form and stores the enquiry. When a lookup fails, the enquiry is
 * stored with its codes, and its delivery looks them up again.
 *
 * @throws what the database throws while the enquiry is inserted; nothing is stored then.
 */
export async function storeEnquiry(
  payload: Payload,
  { kind, key, formKey, entries, metadata }: StoredForm,
  { dispatch, lookups, withinMs = lookupTimeoutMs }: StoreOptions,
): Promise<Submitted> {
  const requested = { ...entries.subjectCodes, plan: entries.plan }
  const signal = AbortSignal.timeout(withinMs)
  const { settings, missing, failures, ...details } = await resolveDetails(
    { kind, requested, signal },
    lookups,
  )
  if (failures.length > 0)
    log.error(
      { err: failures[0], kind, failed: failures.length },
      'enquiry lookup failed, stored with its codes',
    )
  const { person, details: asked, marketing } = entries
  const submission = {
    formKey: key,
    filesKey: hasUploads(kind) ? (formKey ?? key) : null,
    kind,
    receivedAt: siteClock().now(),
    language: metadata.language,
    person,
    note: [entries.note, missing].filter(Boolean).join('\n\n'),
    ...(asked && { details: asked }),
    ...details,
    requested,
    isUnresolved: failures.length > 0,
    marketing,
    page: metadata.page,
    isSpam: looksLikeSpam(metadata),
  }
  return submitEnquiry(payload, submission, {
    dispatch,
    settings,
    recordConsent: recordConsentsOf,
  })
}

/** An enquiry before it is stored. */
export type Submission = Omit<Enquiry, 'id' | 'reference' | 'receivedAt'> & {
  /** Key of the completed form. Idempotent: a key is stored once. */
  readonly formKey: string
  /** The key under which the files of the form wait; missing for forms without uploads. */
  readonly filesKey?: string | null
  readonly receivedAt: Date
  /** Codes and plan of the form, by which its details can be looked up again. */
  readonly requested: RequestedDetails
  /** Whether a lookup failed: delivery repeats it before anything is sent. */
  readonly isUnresolved: boolean
  /** Stored for review and not delivered. */
  readonly isSpam: boolean
}

/** Stores what the visitor consents to in the transaction of the enquiry: both are stored, or neither. */
export type ConsentRecorder = (
  transaction: Transaction,
  enquiry: Submission & { readonly reference: string },
) => Promise<void>

export type SubmitOptions = {
  readonly dispatch: EnquiryDispatch
  /** Null when they could not be looked up; the enquiry is unresolved then. */
  readonly settings: DeliverySettings | null
  readonly recordConsent: ConsentRecorder
}

/** Attempts to find a free reference. A collision is very rare. */
const maxAttempts = 3

/**
 * Stores an enquiry, the visitor's consent and a job for each delivery: all of it, or nothing. When this returns it is
 * committed and will be delivered.
 *
 * @throws whatever the database throws; nothing is stored then, and no reference exists.
 * Source: decision D-15; requirements D-342, D-364.
 */
export async function submitEnquiry(
  payload: Payload,
  submission: Submission,
  options: SubmitOptions,
): Promise<Submitted> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const submitted = await store(payload, submission, options)
    if (submitted) return submitted
  }
  throw new Error('No free reference found.')
}

/** Null when the reference was taken. */
async function store(
  payload: Payload,
  submission: Submission,
  { dispatch, settings, recordConsent }: SubmitOptions,
): Promise<Submitted | null> {
  const queueDeliveries = await dispatch.open(payload)
  return withTransaction(payload, async (transaction) => {
    const reference = referenceFrom(randomBytes(referenceBytes))
    const id = await insertEnquiry(transaction, submission, reference)
    if (id === undefined) return storedReference(transaction, submission.formKey)
    const { filesKey } = submission
    const files = filesKey ? await linkFiles(transaction, { formKey: filesKey, enquiryId: id }) : []
    if (submission.isSpam) return { reference, isRepeated: false }
    await recordConsent(transaction, { ...submission, reference })
    const enquiry = { ...submission, files, id, receivedAt: submission.receivedAt.toISOString() }
    await queueDeliveries(transaction, enquiry, settings)
    return { reference, isRepeated: false }
  })
}

/** The id, or undefined when the form key or the reference is taken. */
async function insertEnquiry(
  { tx }: Transaction,
  submission: Submission,
  reference: string,
): Promise<number | undefined> {
  const { person, marketing, requested } = submission
  const details = detailColumns(submission, submission, submission.isUnresolved)
  const { rows } = await tx.execute(sql`
    insert into enquiries (reference, form_key, kind, received_at, language, full_name, email, phone,
      preferred_contact, note, details, details_in_words, about, subject, plan, plan_in_words, dealer_id, dealer_name, dealer_details,
      model_code, colour_code, accessory_codes, stock_id, special_id, dealer_slug, requested_plan, unresolved, marketing, page, status)
    values (${reference}, ${submission.formKey}, ${submission.kind}, ${submission.receivedAt.toISOString()},
      ${submission.language}, ${person.fullName}, ${person.email}, ${person.phone}, ${person.preferredContact},
      ${submission.note}, ${json(submission.details ?? null)},
      ${submission.details ? detailText(submission.kind, submission.details) : null}, ${details.about}, ${details.subject}, ${details.plan}, ${details.planInWords},
      ${details.dealerId}, ${details.dealerName}, ${details.dealer},
      ${requested.model}, ${requested.colour}, ${requested.accessories ?? null}, ${requested.stock ?? null}, ${requested.special ?? null},
      ${requested.dealer}, ${json(storablePlan(requested.plan))},
      ${submission.isUnresolved}, ${json(marketing)}, ${submission.page}, ${submission.isSpam ? 'spam' : 'new'})
    on conflict do nothing
    returning id`)
  return (rows[0] as { id: number } | undefined)?.id
}

/** Null for an empty plan. Postgres accepts neither lone surrogates nor null characters in JSON. */
function storablePlan({ plan, seen }: RequestedDetails['plan']): RequestedDetails['plan'] | null {
  const storable = (text: string) => text.toWellFormed().replace(/\p{Cc}/gu, '')
  return plan === '' && seen === '' ? null : { plan: storable(plan), seen: storable(seen) }
}

/** The reference under which the same form is stored already; null when it is not stored. */
async function storedReference({ tx }: Transaction, formKey: string): Promise<Submitted | null> {
  const { rows } = await tx.execute(sql`select reference from enquiries where form_key = ${formKey}`)
  const first = rows[0] as { reference: string } | undefined
  return first ? { reference: first.reference, isRepeated: true } : null
}
