import { statSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest, UploadConfig, Where } from 'payload'
import { hasRole } from '#features/accounts/cms.ts'
import { config } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { imageSizes } from './image-sizes.ts'

/** Where uploads are kept; backups carry this folder. */
export const mediaFolder = path.join(config().dataDir, 'media')

/** What our names are made of; nothing else is looked for on the disk. */
const plainName = /^[a-z0-9][a-z0-9.-]*$/

function isKept(filename: string): boolean {
  if (!plainName.test(filename)) return false
  return statSync(path.join(mediaFolder, filename), { throwIfNoEntry: false })?.isFile() === true
}

/**
 * Whether a file belongs to a document in the trash. Its name is its document's or that of one of the sizes. When the
 * database fails the file is served as before: visitors keep the pictures of the pages that are still cached.
 */
async function isInTrash(filename: string, req: PayloadRequest): Promise<boolean> {
  const names = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]
  const named: Where = { or: names.map((name) => ({ [name]: { equals: filename } })) }
  try {
    const { totalDocs } = await req.payload.count({
      ...{ collection: 'media', where: { and: [{ deletedAt: { exists: true } }, named] } },
      ...{ trash: true, overrideAccess: true },
    })
    return totalDocs > 0
  } catch (error) {
    log.warn({ reason: String(error) }, 'file served without asking whether it is in the trash')
    return false
  }
}

type Asked = Parameters<NonNullable<UploadConfig['handlers']>[number]>[1]

/** A file that is not there is a matter of the address, not a fault of ours, as Payload would say. */
export async function answerMissing(req: PayloadRequest, { params }: Asked): Promise<Response> {
  const { filename } = params
  const isServed = isKept(filename) && (hasRole(req, 'admin', 'editor') || !(await isInTrash(filename, req)))
  // Payload's types have no promise of nothing; it goes on to the file then.
  if (isServed) return undefined as unknown as Response
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
