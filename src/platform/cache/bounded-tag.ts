import { createHash } from 'node:crypto'
import { maxTagLength } from '../next-internals/names.ts'

/**
 * The tag under which Next stores and expires what carries this one: a digest in place of one that is too long, which
 * Next would leave out and print. Tags name addresses, and those of pages that do not exist may hold anything.
 */
export function boundedTag(tag: string): string {
  return tag.length <= maxTagLength ? tag : `long:${createHash('sha256').update(tag).digest('hex')}`
}
