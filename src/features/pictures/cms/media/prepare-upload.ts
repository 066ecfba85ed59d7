import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isEditor } from '#features/accounts/cms.ts'
import { cleanPicture, UnusablePicture } from './clean-picture.ts'
import { fileKindOf } from './file-kind.ts'
import { fileNameOf } from './file-name.ts'
import { refuse } from './refuse.ts'

type File = NonNullable<PayloadRequest['file']>

const megabyte = 1_000_000

/** Largest files, in bytes. The server takes no request of more than 10 MB, which a form's other fields share. */
const largest = {
  picture: 8 * megabyte,
  document: 9.9 * megabyte,
  video: 9.9 * megabyte,
  captions: megabyte,
}

async function cleaned(file: File): Promise<File> {
  const kind = fileKindOf(file.data)
  if (!kind) {
    refuse(
      'Only pictures (JPEG, PNG, WebP, AVIF), documents (PDF), videos (MP4, WebM) and captions (WebVTT) can be ' +
        'uploaded. What counts is what the file holds, not what it is called.',
      'file',
    )
  }
  const { mimeType, extension, use } = kind
  if (file.data.length > largest[use]) {
    refuse(
      `This ${use === 'captions' ? 'file of captions' : use} is too large. At most ${Math.floor(largest[use] / megabyte)} MB can be uploaded.`,
      'file',
    )
  }
  const data = use === 'picture' ? await cleanPicture(file.data, mimeType) : file.data
  const name = fileNameOf(file.name, data, extension)
  return { ...file, data, name, mimetype: mimeType, size: data.length }
}

/**
 * Looks at an upload before Payload does: what it holds decides what it is, pictures are written anew, and its name
 * says which file it is. Whoever may not upload is left to Payload, which refuses them.
 */
export const prepareUpload: CollectionBeforeOperationHook = async ({ operation, overrideAccess, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return
  if (!overrideAccess && isEditor({ req }) !== true) return
  try {
    req.file = await cleaned(req.file)
  } catch (error) {
    if (error instanceof UnusablePicture) refuse(error.message, 'file')
    throw error
  }
}
