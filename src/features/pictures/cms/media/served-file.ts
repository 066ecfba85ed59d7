import { statSync } from 'node:fs'
import path from 'node:path'
import type { UploadConfig } from 'payload'
import { config } from '#platform/config.ts'

/** Where uploads are kept; backups carry this folder. */
export const mediaFolder = path.join(config().dataDir, 'media')

/** What our names are made of; nothing else is looked for on the disk. */
const plainName = /^[a-z0-9][a-z0-9.-]*$/

function isKept(filename: string): boolean {
  if (!plainName.test(filename)) return false
  return statSync(path.join(mediaFolder, filename), { throwIfNoEntry: false })?.isFile() === true
}

/** A file that is not there is a matter of the address, not a fault of ours, as Payload would say. */
export const answerMissing: NonNullable<UploadConfig['handlers']>[number] = (_, { params }) => {
  if (isKept(params.filename)) return
  const message = 'There is no such file.'
  return Response.json({ errors: [{ message }] }, { status: 404, headers: { 'cache-control': 'no-store' } })
}

/**
 * Files may be kept for ever, because their names change with what they hold. A PDF is saved: browsers do not show
 * one that is not allowed to run anything.
 */
export const fileHeaders: NonNullable<UploadConfig['modifyResponseHeaders']> = ({ headers }) => {
  const type = headers.get('content-type')
  if (type) headers.set('cache-control', 'public, max-age=31536000, immutable')
  if (type === 'application/pdf') headers.set('content-disposition', 'attachment')
  return headers
}
