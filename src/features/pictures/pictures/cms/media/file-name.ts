import { createHash } from 'node:crypto'
import path from 'node:path'

const maxStemLength = 60

/** Converts a file name for an address: unaccented lower-case letters, digits and single hyphens. */
function stemOf(name: string): string {
  const normalised = path.parse(name).name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const stem = normalised
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxStemLength)
    .replace(/^-+|-+$/g, '')
  return stem || 'file'
}

/**
 * The name under which a file is stored. It includes a digest of the content, so changed content gets a new address and
 * files can be cached for ever.
 */
export function fileNameOf(name: string, data: Uint8Array, extension: string): string {
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 10)
  return `${stemOf(name)}-${digest}.${extension}`
}
