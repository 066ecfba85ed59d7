import { createHash } from 'node:crypto'

/** Next leaves longer tags out, and prints them. Characters. */
const maxTagLength = 256

/**
 * The tag under which Next stores and expires what carries this one: a digest in place of one that is too long. Tags
 * name addresses, and those of pages that do not exist may hold anything.
 */
export function boundedTag(tag: string): string {
  return tag.length <= maxTagLength ? tag : `long:${createHash('sha256').update(tag).digest('hex')}`
}
