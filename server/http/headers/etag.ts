import { createHash } from 'node:crypto'
import type { Encoding } from './encoding.ts'

/** Returns a hash of an uncompressed body. */
export function hashBody(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** Returns the strong ETag of a body in one encoding. */
export function entityTag(print: string, encoding: Encoding): string {
  return `"${print}${encoding === 'identity' ? '' : `-${encoding}`}"`
}

/** Tells whether If-None-Match contains the tag. Weak comparison, because a proxy may have weakened it. */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header === tag || header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
