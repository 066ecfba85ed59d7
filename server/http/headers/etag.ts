import { createHash } from 'node:crypto'
import type { Encoding } from './encoding.ts'

/** Identifies a body before compression. */
export function fingerprint(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** The strong validator of a body in one encoding: different bytes, different tag. */
export function entityTag(print: string, encoding: Encoding): string {
  return `"${print}${encoding === 'identity' ? '' : `-${encoding}`}"`
}

/** Whether an If-None-Match names the tag. A proxy may have weakened it, which is no difference to a reader. */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header === tag || header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
