import { normalise } from './normalise.ts'

/** Maximum number of fields of a value: the factor between the parts of an occurrence. */
export const maxFields = 8

/** Values that can be found by the words of their fields. */
export type TextIndex<Value> = {
  readonly values: readonly Value[]
  /** Distinct words of all fields. */
  readonly words: readonly string[]
  /** For each word where it occurs: the position of the value, times {@link maxFields}, plus the number of the field. */
  readonly occurrences: readonly (readonly number[])[]
  /** Occurrences by the whole text of a field, without spaces. */
  readonly wholeFields: ReadonlyMap<string, readonly number[]>
}

/**
 * Builds an index of values, which takes longer than a search: build it once. Values found by equally good matches are
 * returned in the given order, so put the most important first.
 *
 * @param fieldsOf the fields by which a value is found, the most important first, at most {@link maxFields}; a field may
 *   have several texts, such as the earlier names of a town
 */
export function createTextIndex<Value>(
  values: readonly Value[],
  fieldsOf: (value: Value) => readonly (readonly (string | null | undefined)[])[],
): TextIndex<Value> {
  const occurrences = new Map<string, number[]>()
  const wholeFields = new Map<string, number[]>()
  // Most cities and provinces occur in many values.
  const known = new Map<string, Keys>()
  values.forEach((value, position) => {
    fieldsOf(value).forEach((texts, field) => {
      for (const text of texts) {
        if (!text) continue
        const keys = known.get(text) ?? keysOf(text)
        known.set(text, keys)
        if (keys.whole === '') continue
        const occurrence = position * maxFields + field
        add(wholeFields, keys.whole, occurrence)
        for (const word of keys.words) add(occurrences, word, occurrence)
      }
    })
  })
  return { values, words: [...occurrences.keys()], occurrences: [...occurrences.values()], wholeFields }
}

type Keys = { readonly whole: string; readonly words: ReadonlySet<string> }

function keysOf(text: string): Keys {
  const parts = normalise(text).split(' ')
  const whole = parts.join('')
  // The two words of “Kempton Park” are often typed as one.
  return { whole, words: new Set(parts.length === 2 ? [...parts, whole] : parts) }
}

function add(map: Map<string, number[]>, key: string, occurrence: number): void {
  const list = map.get(key)
  if (list) list.push(occurrence)
  else map.set(key, [occurrence])
}
