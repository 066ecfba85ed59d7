import { normalise } from '#platform/text-search/normalise.ts'

/** Returns whether every word of a text is the beginning of a word in the fields, as typed. */
export function hasWords(fields: readonly (string | null | undefined)[], text: string): boolean {
  const known = fields.flatMap((field) => (field ? normalise(field).split(' ') : []))
  return normalise(text)
    .split(' ')
    .every((word) => known.some((candidate) => candidate.startsWith(word)))
}
