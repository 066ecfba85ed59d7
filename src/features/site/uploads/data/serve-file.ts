import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { isSignedIn } from '#features/people/accounts/server.ts'
import { problem } from '#platform/service/problem.ts'
import { attachmentNamed } from '../rules/content-disposition.ts'
import { readChunks } from './chunks.ts'
import { thumbnailLimit } from './picture-limit.ts'

// The cache would keep decoded pictures of visitors in memory.
sharp.cache(false)

/** Longest side of a thumbnail, in pixels. */
const thumbnailSide = 240

/** 128 bits as base64url. */
const keyPattern = /^[\w-]{22}$/

const notFound = () => problem(404, 'There is no such file.')

type StoredFile = {
  readonly id: number
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
}

/** Returns the file under a key if the user may read its enquiry. */
async function findReadableFile(req: PayloadRequest, key: string): Promise<StoredFile | undefined> {
  if (!isSignedIn(req.user) || !keyPattern.test(key)) return undefined
  const { docs } = await req.payload.find({
    ...{
      collection: 'enquiry-files',
      where: { key: { equals: key } },
      limit: 1,
      depth: 0,
      pagination: false,
    },
    ...{ overrideAccess: false, disableErrors: true, req },
  })
  return docs[0]
}

const headersOf = (name: string, mediaType: string, bytes: number) => ({
  'content-type': mediaType,
  'content-length': String(bytes),
  'content-disposition': attachmentNamed(name),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

/** Creates a thumbnail of a stored picture, which is small enough for memory. */
async function createThumbnail(req: PayloadRequest, file: StoredFile): Promise<Buffer> {
  const resize = sharp({ failOn: 'error' })
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
  const [data] = await Promise.all([
    resize.toBuffer(),
    pipeline(Readable.from(readChunks(req.payload, file)), resize),
  ])
  return data
}

/** Reads a generator as the client takes what it yields. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void chunks.return(undefined),
    },
    { highWaterMark: 0 },
  )
}

/**
 * Sends a stored file to a signed-in user who may read its enquiry, always as a download; 404 to all others. With the
 * parameter `thumbnail` it sends a small version of a picture.
 */
export async function serveFile(req: PayloadRequest, key: string): Promise<Response> {
  const file = await findReadableFile(req, key)
  if (!file) return notFound()
  if (!('thumbnail' in req.query))
    return new Response(streamOf(readChunks(req.payload, file)), {
      headers: headersOf(file.name, file.mediaType, file.bytes),
    })
  if (!file.mediaType.startsWith('image/')) return notFound()
  const thumbnail = await thumbnailLimit.run(() => createThumbnail(req, file))
  return new Response(new Uint8Array(thumbnail), {
    headers: headersOf(file.name, 'image/jpeg', thumbnail.length),
  })
}
