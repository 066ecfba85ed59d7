import type { Part } from './part.ts'

/** UTF-8 takes at most three bytes for each of JavaScript's characters, Base64 four signs for three bytes. */
const signsPerCharacter = 4

/**
 * Free text of 1 to `longest` UTF-16 characters, as base64url of its UTF-8: safe in a path whatever it says.
 *
 * @returns undefined for a text that is none.
 */
export function readText(signs: string, longest: number): string | undefined {
  if (signs.length > longest * signsPerCharacter) return undefined
  const value = Buffer.from(signs, 'base64url').toString('utf8')
  const canonical = Buffer.from(value, 'utf8').toString('base64url') === signs
  return canonical && value.length > 0 && value.length <= longest ? value : undefined
}

/** @throws RangeError for a text that is empty, longer than `longest`, or half of a surrogate pair. */
export function writeText(value: string, longest: number): string {
  if (value.length === 0 || value.length > longest || !value.isWellFormed()) {
    throw new RangeError(`Not a text of 1 to ${longest} characters: ${value}`)
  }
  return Buffer.from(value, 'utf8').toString('base64url')
}

/** Free text as a part of an address. */
export function text(longest: number, samples: Part<string>['samples']): Part<string> {
  return {
    write: (value) => writeText(value, longest),
    read: (signs) => readText(signs, longest),
    samples,
  }
}
