import type { FieldHook, PayloadRequest } from 'payload'
import { type IncomingPicture, incomingPicture } from '../../wire/incoming-gallery.ts'

/** Returns the id of the medium at an address of ours; null for another address. */
async function mediumAt(address: string | null, { payload }: PayloadRequest): Promise<number | null> {
  const filename = address?.split(/[?#]/)[0]?.split('/').at(-1)
  if (!filename) return null
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: decodeURIComponent(filename) } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0]?.id ?? null
}

async function storedPicture({ id, address, hotspots }: IncomingPicture, req: PayloadRequest) {
  return {
    ...(id ? { id } : {}),
    // Without a medium the field rejects the picture, with a message at its path.
    picture: { source: 'upload', image: await mediumAt(address, req) },
    hotspots,
  }
}

/**
 * Converts pictures in the format of the content service into the stored one. They have been uploaded to the media
 * before. Source: requirement C-024.
 */
export const storeIncomingPictures: FieldHook = ({ value, req }) => {
  if (!Array.isArray(value)) return value
  return Promise.all(
    value.map((item) => {
      const incoming = incomingPicture(item)
      return incoming ? storedPicture(incoming, req) : item
    }),
  )
}
