import { normalise } from './normalise.ts'

/** A value's occurrence of a word: which value, and in which of its fields. */
export type Occurrence = { readonly value: number; readonly field: number }

/** Values that can be found by the words of their fields. */
export type TextIndex<Value> = {
  readonly values: readonly Value[]
  /** Distinct words of all fields, and for each the values that have it. */
  readonly words: readonly string[]
  readonly occurrences: readonly (readonly Occurrence[])[]
  /** Values by the whole text of a field, without spaces. */
  readonly wholeFields: ReadonlyMap<string, readonly Occurrence[]>
}

/**
 * Builds an index of values, which takes longer than a search: build it once. Values found by equally good matches are
 * returned in the given order, so put the most important first.
 *
 * @param fieldsOf the fields by which a value is found, the most important first, at most eight; a field may have several
 *   texts, such as the earlier names of a town
 */
export function createTextIndex<Value>(
  values: readonly Value[],
  fieldsOf: (value: Value) => readonly (readonly (string | null | undefined)[])[],
): TextIndex<Value> {
  const words = new Map<string, Occurrence[]>()
  const wholeFields = new Map<string, Occurrence[]>()
  values.forEach((found, value) => {
    fieldsOf(found).forEach((texts, field) => {
      for (const text of texts) {
        const parts = normalise(text ?? '').split(' ')
        const whole = parts.join('')
        if (whole === '') continue
        add(wholeFields, whole, { value, field })
        // The two words of “Kempton Park” are often typed as one.
        for (const word of new Set(parts.length === 2 ? [...parts, whole] : parts))
          add(words, word, { value, field })
      }
    })
  })
  return { values, words: [...words.keys()], occurrences: [...words.values()], wholeFields }
}

function add(map: Map<string, Occurrence[]>, key: string, occurrence: Occurrence): void {
  const list = map.get(key)
  if (list) list.push(occurrence)
  else map.set(key, [occurrence])
}
