import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type RefusedUpload, type UploadedFile, uploadMessage } from '#features/site/uploads/index.ts'
import {
  deletePendingFiles,
  extendPendingFiles,
  findPendingFiles,
  storePendingFiles,
} from '#features/site/uploads/server.ts'
import { uploadTexts } from '#features/site/uploads/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { draftLifetimeMs } from '../drafts/stored-drafts.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { enteredValues } from '../forms/entered-values.ts'
import { type FieldName, fieldDefinition } from '../forms/field-definitions.ts'
import type { FieldMessage, RawEntries } from '../forms/submission.ts'
import { hasUploads, uploadSlots } from '../forms/upload-slots.ts'
import { enquiryTexts } from '../texts.ts'
import type { FormBody } from './read-form.ts'

/** The files of a form that wait for its enquiry, and what is wrong with the others. */
export type FormFiles = {
  readonly files: readonly UploadedFile[]
  readonly messages: readonly FieldMessage[]
}

const none: FormFiles = { files: [], messages: [] }

function messageOf(kind: EnquiryKind, { field, problem }: RefusedUpload, language: Language): FieldMessage {
  const slot = uploadSlots(kind)[field] ?? { accept: [], maxFiles: 0 }
  return { field, message: uploadMessage(uploadTexts(language).uploads, problem, slot) }
}

/** The upload fields that need a file and have none. */
function missingFiles(
  kind: EnquiryKind,
  files: readonly UploadedFile[],
  language: Language,
): readonly FieldMessage[] {
  return Object.keys(uploadSlots(kind)).flatMap((field) => {
    const error = fieldDefinition(field as FieldName).upload?.missing
    const isMissing = error !== undefined && files.every(({ slot }) => slot !== field)
    return isMissing ? [{ field, message: enquiryTexts(language).enquiries[error] }] : []
  })
}

const fileKey = /^[\w-]{22}$/

/** The keys of the files of an earlier step that the visitor removes. */
const removedFiles = (entries: RawEntries): readonly string[] =>
  (enteredValues(entries, ['removedFiles']).removedFiles ?? []).filter((key) => fileKey.test(key))

type FileOptions = {
  /** Under which the files wait. */
  readonly formKey: string
  /** Under which the enquiry is stored; the same by default. */
  readonly key?: string
  readonly language: Language
}

async function isStored(payload: Payload, key: string): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`select 1 from enquiries where form_key = ${key}`)
  return rows.length > 0
}

/**
 * Checks the files of a form by their content and stores the good ones until the enquiry is stored, at most an hour, so
 * that visitors need not choose them again when an entry is wrong. A form that is sent again without new files keeps the
 * earlier ones as long as its draft, except those that the visitor removes.
 *
 * A form that is sent again after its enquiry was stored needs no files, and leaves none behind.
 *
 * @throws what the disk and the database throw.
 */
export async function keepFormFiles(
  payload: Payload,
  kind: EnquiryKind,
  body: FormBody,
  { formKey, key = formKey, language }: FileOptions,
): Promise<FormFiles> {
  if (!hasUploads(kind) || (await isStored(payload, key))) return none
  const now = siteClock().now()
  const { files, refusedFiles } = await body.checkFiles()
  const removed = removedFiles(body.entries)
  if (removed.length > 0) await deletePendingFiles(payload, formKey, removed)
  if (files.length > 0) await storePendingFiles(payload, { formKey, files }, now)
  else await extendPendingFiles(payload, formKey, { now, until: new Date(now.getTime() + draftLifetimeMs) })
  const pending = await findPendingFiles(payload, formKey, now)
  const messages = refusedFiles.map((refused) => messageOf(kind, refused, language))
  const refusedFields = new Set(refusedFiles.map(({ field }) => field))
  const missing = missingFiles(kind, pending, language).filter(({ field }) => !refusedFields.has(field))
  return { files: pending, messages: [...messages, ...missing] }
}
