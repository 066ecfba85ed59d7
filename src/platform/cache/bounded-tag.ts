import { createHash } from 'node:crypto'
import { maxTagLength } from '../next-internals/names.ts'

/**
 * Returns the tag, or its hash when it is longer than Next accepts. Next ignores longer tags and prints them to the
 * console. Tags contain request paths, and a visitor can request a path of any length.
 */
export function boundedTag(tag: string): string {
  return tag.length <= maxTagLength ? tag : `long:${createHash('sha256').update(tag).digest('hex')}`
}
