import { statSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest, UploadConfig, Where } from 'payload'
import { hasRole } from '#features/people/accounts/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { imageSizes } from './image-sizes.ts'

/** Folder of uploaded files; part of every backup. */
export const mediaFolder = path.join(config().dataDir, 'media')

/** Pattern of stored file names; other names are never looked up on disk. */
const fileNamePattern = /^[a-z0-9][a-z0-9.-]*$/

function isStored(filename: string): boolean {
  if (!fileNamePattern.test(filename)) return false
  return statSync(path.join(mediaFolder, filename), { throwIfNoEntry: false })?.isFile() === true
}

/**
 * Whether a file, or the document of an image size, is in the trash. Returns false when the database fails, so that
 * cached pages keep their pictures.
 */
async function isInTrash(filename: string, req: PayloadRequest): Promise<boolean> {
  const names = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]
  const hasFileName: Where = { or: names.map((name) => ({ [name]: { equals: filename } })) }
  try {
    const { totalDocs } = await req.payload.count({
      ...{ collection: 'media', where: { and: [{ deletedAt: { exists: true } }, hasFileName] } },
      ...{ trash: true, overrideAccess: true },
    })
    return totalDocs > 0
  } catch (error) {
    log.warn({ reason: String(error) }, 'trash check failed, file served')
    return false
  }
}

type HandlerArgs = Parameters<NonNullable<UploadConfig['handlers']>[number]>[1]

/** Responds with 404 for a missing or trashed file; Payload would respond with 500. */
export async function handleMissingFile(req: PayloadRequest, { params }: HandlerArgs): Promise<Response> {
  const { filename } = params
  const isServed =
    isStored(filename) && (hasRole(req, 'admin', 'editor') || !(await isInTrash(filename, req)))
  // Without a response Payload serves the file, but its types do not allow undefined.
  if (isServed) return undefined as unknown as Response
  const message = 'There is no such file.'
  return Response.json({ errors: [{ message }] }, { status: 404, headers: { 'cache-control': 'no-store' } })
}

/**
 * Makes files cacheable for ever, because their names change with their content. PDF files are downloaded, because
 * browsers do not display a PDF whose scripts are blocked.
 */
export const setFileHeaders: NonNullable<UploadConfig['modifyResponseHeaders']> = ({ headers }) => {
  const type = headers.get('content-type')
  if (type) headers.set('cache-control', 'public, max-age=31536000, immutable')
  if (type === 'application/pdf') headers.set('content-disposition', 'attachment')
  return headers
}
