import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isEditorOrDealer } from '#features/people/accounts/cms.ts'
import { transactionOf } from '#platform/payload-internals/postgres.ts'
import { cleanPicture, UnusablePicture } from './clean-picture.ts'
import { fileKindOf } from './file-kind.ts'
import { fileNameOf } from './file-name.ts'
import { throwUploadError } from './upload-error.ts'

/**
 * Makes uploads of the same file at the same time wait for each other until the end of the transaction. Payload adds a
 * number to a name that is in use, but does not see the name of an upload that is not committed yet.
 */
async function lockFileName(req: PayloadRequest, name: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction?.execute(sql`select pg_advisory_xact_lock(hashtext('file name'), hashtext(${name}))`)
}

type File = NonNullable<PayloadRequest['file']>

const megabyte = 1_000_000

/** Maximum file sizes in bytes. The server limits a request to 10 MB, including the other fields of the form. */
const maxBytes = {
  picture: 8 * megabyte,
  document: 9.9 * megabyte,
  video: 9.9 * megabyte,
  captions: megabyte,
}

async function prepareFile(file: File): Promise<File> {
  const kind = fileKindOf(file.data)
  if (!kind) {
    throwUploadError(
      'Only pictures (JPEG, PNG, WebP, AVIF), documents (PDF), videos (MP4, WebM) and captions (WebVTT) can be ' +
        'uploaded. The content of the file decides, not its name.',
      'file',
    )
  }
  const { mimeType, extension, use } = kind
  if (file.data.length > maxBytes[use]) {
    throwUploadError(
      `This ${use === 'captions' ? 'file of captions' : use} is too large. At most ${Math.floor(maxBytes[use] / megabyte)} MB can be uploaded.`,
      'file',
    )
  }
  const data = use === 'picture' ? await cleanPicture(file.data, mimeType) : file.data
  const name = fileNameOf(file.name, data, extension)
  return { ...file, data, name, mimetype: mimeType, size: data.length }
}

/**
 * Prepares an upload before Payload reads it: detects the type from the content, re-encodes pictures, adds a digest to
 * the name and locks it. Requests without permission are passed on unchanged, and Payload rejects them.
 */
export const prepareUpload: CollectionBeforeOperationHook = async ({ operation, overrideAccess, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return
  if (!overrideAccess && isEditorOrDealer({ req }) !== true) return
  try {
    req.file = await prepareFile(req.file)
    await lockFileName(req, req.file.name)
  } catch (error) {
    if (error instanceof UnusablePicture) throwUploadError(error.message, 'file')
    throw error
  }
}
