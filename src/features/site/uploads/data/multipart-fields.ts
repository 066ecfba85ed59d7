/** Several times the size of the largest form with the longest message. */
export const maxFieldBytes = 64_000

/** More fields than any form has. */
export const maxFields = 100

/** The name of the part that holds all entries as JSON, from a page with JavaScript. */
const jsonPart = '_payload'

export type FieldEntries = {
  readonly kind: 'json' | 'form'
  readonly entries: Readonly<Record<string, unknown>>
}

/** The fields of a form as they arrive. */
export type FieldCollector = {
  /** Adds a field. @returns false when all fields together have too many bytes. */
  add(name: string, value: string): boolean
  /** Returns the entries in the shape of `readBody`; null when the part with JSON is not an object. */
  entries(): FieldEntries | null
}

function fromJson(text: string): FieldEntries | null {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { kind: 'json', entries: { ...value } } : null
  } catch {
    return null
  }
}

/** Collects the fields of one form. Several of one name become a list. */
export function createFieldCollector(): FieldCollector {
  const values = new Map<string, string[]>()
  let bytes = 0
  return {
    add(name, value) {
      bytes += Buffer.byteLength(name) + Buffer.byteLength(value)
      values.set(name, [...(values.get(name) ?? []), value])
      return bytes <= maxFieldBytes
    },
    entries() {
      const json = values.get(jsonPart)
      if (json) return json.length === 1 ? fromJson(json[0] ?? '') : null
      const entries = [...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]])
      return { kind: 'form', entries: Object.fromEntries(entries) }
    },
  }
}
