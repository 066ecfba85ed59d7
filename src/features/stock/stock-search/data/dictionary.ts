/** Column of numbers that a dictionary explains, in the smallest type that holds them. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

/** Numbers texts in the order of their first occurrence, from 0. */
export type Dictionary<Value> = {
  /** Returns the number of a key. Its value is computed once. */
  codeOf(key: string): number
  readonly values: readonly Value[]
}

/** Creates an empty dictionary. */
export function createDictionary<Value>(entryOf: (key: string) => Value): Dictionary<Value> {
  const codes = new Map<string, number>()
  const values: Value[] = []
  return {
    values,
    codeOf(key) {
      const known = codes.get(key)
      if (known !== undefined) return known
      codes.set(key, values.length)
      return values.push(entryOf(key)) - 1
    },
  }
}

/** Creates a column for numbers below a limit. */
export function createCodes(length: number, limit: number): Codes {
  if (limit <= 2 ** 8) return new Uint8Array(length)
  return limit <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length)
}
