import type { Payload } from 'payload'
import { log } from '#platform/log.ts'
import { siteClock } from '#platform/site-clock.ts'
import type { EnquiryDispatch } from '../dispatch.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { hasUploads } from '../forms/upload-slots.ts'
import { looksLikeSpam } from '../rules/spam.ts'
import type { CheckedEntries } from '../submission.ts'
import { lookUp } from './details/look-up.ts'
import type { Lookups } from './details/lookups.ts'
import { recordConsentsOf } from './record-consents.ts'
import type { SubmissionMetadata } from './submission-metadata.ts'
import { type Submitted, submitEnquiry } from './submit.ts'

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
  const { settings, missing, failures, ...details } = await lookUp({ kind, requested, signal }, lookups)
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

export type StoreOptions = {
  readonly dispatch: EnquiryDispatch
  readonly lookups: Lookups
  /** Timeout of the lookups. Milliseconds. */
  readonly withinMs?: number
}

export type StoredForm = {
  readonly kind: EnquiryKind
  /** Idempotency key of the form. */
  readonly key: string
  /** The key under which the files of the form wait; the same by default. */
  readonly formKey?: string
  readonly entries: CheckedEntries
  readonly metadata: Pick<SubmissionMetadata, 'spamTrap' | 'elapsedMs' | 'page' | 'language'>
}
