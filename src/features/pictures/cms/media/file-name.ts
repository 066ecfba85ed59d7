import { createHash } from 'node:crypto'
import path from 'node:path'

const longestStem = 60

/** A file's name as an address shows it: base letters in lower case, digits and single hyphens. */
function stemOf(name: string): string {
  const words = path.parse(name).name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const stem = words
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-+|-+$/g, '')
  return stem || 'file'
}

/**
 * The name a file is kept under. It carries a digest of what the file holds, so that another file has another
 * address, which may therefore be cached for ever.
 */
export function fileNameOf(name: string, data: Uint8Array, extension: string): string {
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 10)
  return `${stemOf(name)}-${digest}.${extension}`
}
