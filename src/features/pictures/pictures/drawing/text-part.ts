import type { Part } from './part.ts'

/** UTF-8 takes at most three bytes per UTF-16 code unit, Base64 four characters per three bytes. */
const base64PerCharacter = 4

/**
 * Decodes free text of 1 to `maxLength` UTF-16 code units from base64url of its UTF-8.
 *
 * @returns undefined unless `writeText` would write exactly this text.
 */
export function readText(encoded: string, maxLength: number): string | undefined {
  if (encoded.length > maxLength * base64PerCharacter) return undefined
  const value = Buffer.from(encoded, 'base64url').toString('utf8')
  const canonical = Buffer.from(value, 'utf8').toString('base64url') === encoded
  return canonical && value.length > 0 && value.length <= maxLength ? value : undefined
}

/**
 * Encodes free text as base64url, which is safe in a path.
 *
 * @throws RangeError for a text that is empty, longer than `maxLength`, or has a lone surrogate.
 */
export function writeText(value: string, maxLength: number): string {
  if (value.length === 0 || value.length > maxLength || !value.isWellFormed()) {
    throw new RangeError(`Expected a text of 1 to ${maxLength} characters: ${value}`)
  }
  return Buffer.from(value, 'utf8').toString('base64url')
}

/** Free text as a part of an address. */
export function text(maxLength: number, samples: Part<string>['samples']): Part<string> {
  return {
    write: (value) => writeText(value, maxLength),
    read: (encoded) => readText(encoded, maxLength),
    samples,
  }
}
