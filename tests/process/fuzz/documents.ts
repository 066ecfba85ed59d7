import fc from 'fast-check'
import type { Kind } from './surface.ts'
import { value } from './values.ts'

/** Set by the system, or what nobody's own document survives. */
const untouched = ['id', 'createdAt', 'updatedAt', 'globalType']

type Path = readonly (string | number)[]

/** Every place in a document where something else could stand. */
function placesIn(document: unknown, path: Path = []): Path[] {
  if (typeof document !== 'object' || document === null) return [path]
  const inner = Object.entries(document).flatMap(([name, each]) =>
    path.length > 5 ? [] : placesIn(each, [...path, Array.isArray(document) ? Number(name) : name]),
  )
  return path.length === 0 ? inner : [path, ...inner]
}

function replaceAt(document: unknown, [name, ...rest]: Path, replacement: unknown): unknown {
  if (name === undefined) return replacement
  if (Array.isArray(document))
    return document.map((each, at) => (at === name ? replaceAt(each, rest, replacement) : each))
  if (typeof document !== 'object' || document === null) return replacement
  return { ...document, [name]: replaceAt((document as Record<string, unknown>)[name], rest, replacement) }
}

/** A document of the kind in which one or two values are others, in most cases of another type. */
export function changedDocument({ documents }: Pick<Kind, 'documents'>): fc.Arbitrary<unknown> {
  if (documents.length === 0)
    return fc.dictionary(fc.constantFrom('name', 'title', 'key', 'value', 'email'), value)
  const samples = documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !untouched.includes(name))),
  )
  return fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(), value), { minLength: 1, maxLength: 2 }),
      fc.boolean(),
    )
    .map(([sample, changes, whole]) => {
      const places = placesIn(sample)
      let changed: unknown = sample
      const touched = new Set<string>()
      for (const [pick, replacement] of changes) {
        const place = places[pick % places.length] ?? []
        touched.add(String(place[0]))
        changed = replaceAt(changed, place, replacement)
      }
      if (whole) return changed
      return Object.fromEntries(Object.entries(changed as object).filter(([name]) => touched.has(name)))
    })
}
