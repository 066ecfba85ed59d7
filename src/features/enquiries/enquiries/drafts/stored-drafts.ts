import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { personOf } from '#features/people/consent/jobs.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { isEnquiryKind, personFieldsOf } from '../forms/definitions.ts'
import { decrypt, encrypt, hashOfSecret, newDraftSecret } from './draft-secret.ts'
import type { FormDraft, FormStep } from './form-draft.ts'

/** How long a step of a form can be opened. Milliseconds. */
export const draftLifetimeMs = 60 * 60 * 1_000

/** What the address of a stored draft is made of, and what opens it. */
export type StoredDraft = {
  /** Random, 128 bits. */
  readonly address: string
  readonly secret: string
}

type DraftRow = {
  readonly kind: string
  readonly language: string
  readonly page: string
  readonly step: string
  readonly reference: string | null
  readonly content: string | null
}

/** Whom the draft is about, for erasure: null where no e-mail was entered. */
function personIn(draft: FormDraft): string | null {
  const email = draft.step === 'done' ? undefined : draft.entered[personFieldsOf(draft.kind).email]?.[0]
  return email?.includes('@') ? personOf(email) : null
}

function contentOf(draft: FormDraft, secret: string): string | null {
  if (draft.step === 'done') return null
  const { kind, language, page, ...step } = draft
  return encrypt(JSON.stringify(step), secret)
}

/**
 * Stores a step of a form under a new address and a new secret, and deletes expired drafts.
 *
 * @param formKey of the form's token: all steps of one form have the same.
 * @throws what the database throws; nothing is stored then.
 */
export async function storeDraft(
  payload: Payload,
  draft: FormDraft & { readonly formKey: string },
  now: Date,
): Promise<StoredDraft> {
  const { formKey, ...stored } = draft
  const address = randomBytes(16).toString('base64url')
  const secret = newDraftSecret()
  const { kind, language, page, step } = draft
  const expiresAt = new Date(now.getTime() + draftLifetimeMs)
  await payload.db.drizzle.execute(sql`
    with expired as (delete from form_drafts where expires_at <= ${now.toISOString()}::timestamptz)
    insert into form_drafts
      (address, secret_hash, form_key, kind, language, page, step, reference, person, content, expires_at)
    values (${address}, ${hashOfSecret(secret)}, ${formKey}, ${kind}, ${language}, ${page}, ${step},
      ${draft.step === 'done' ? draft.reference : null}, ${personIn(draft)}, ${contentOf(stored, secret)},
      ${expiresAt.toISOString()})`)
  return { address, secret }
}

function stepIn({ step, reference, content }: DraftRow, secret: string): FormStep | null {
  if (step === 'done') return reference === null ? null : { step, reference }
  return content === null ? null : (JSON.parse(decrypt(content, secret)) as FormStep)
}

/**
 * Reads a draft; null when there is none at the address, it has expired, or the secret is not its own.
 *
 * @throws what the database throws.
 */
export async function findDraft(
  payload: Payload,
  { address, secret }: StoredDraft,
  now: Date,
): Promise<FormDraft | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select kind, language, page, step, reference, content from form_drafts
    where address = ${address} and secret_hash = ${hashOfSecret(secret)}
      and expires_at > ${now.toISOString()}::timestamptz`)
  const row = rows[0] as DraftRow | undefined
  const step = row && stepIn(row, secret)
  if (!step || !isEnquiryKind(row.kind) || !isLanguage(row.language)) return null
  return { ...step, kind: row.kind, language: row.language, page: row.page }
}

/** Removes what was entered from all steps of a form whose enquiry is stored: they show its reference instead. */
export async function completeDrafts(payload: Payload, formKey: string, reference: string): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update form_drafts set step = 'done', reference = ${reference}, content = null, person = null, updated_at = now()
    where form_key = ${formKey}`)
}
