import type { RawEntries } from '../submission.ts'

const boxes = ['adult', 'optIn', 'marketing'] as const

const isTicked = (value: unknown) => value === true || value === 'on'

/** Several boxes of one name arrive as a list, one alone as itself, none not at all. */
const listOf = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/** Form-encoded numbers are text. */
const numberOf = (value: unknown) => (typeof value === 'string' ? Number(value || 0) : value)

/** Entries from JSON or form-encoded, in the types the schemas know. */
export function plainEntries(sent: RawEntries): RawEntries {
  return {
    ...sent,
    ...Object.fromEntries(boxes.map((name) => [name, isTicked(sent[name])])),
    divisions: listOf(sent.divisions),
    wordingVersion: numberOf(sent.wordingVersion),
  }
}
