import fc from 'fast-check'
import type { Kind } from './surface.ts'
import { value } from './values.ts'

/** Fields that the system sets. */
const systemFields = ['id', 'createdAt', 'updatedAt', 'globalType']

type Path = readonly (string | number)[]

/** Returns the paths of all values in a document. */
function pathsIn(document: unknown, path: Path = []): Path[] {
  if (typeof document !== 'object' || document === null) return [path]
  const inner = Object.entries(document).flatMap(([name, each]) =>
    path.length > 5 ? [] : pathsIn(each, [...path, Array.isArray(document) ? Number(name) : name]),
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

/** Generates documents of the kind with one or two values replaced, mostly by values of another type. */
export function changedDocument({ documents }: Pick<Kind, 'documents'>): fc.Arbitrary<unknown> {
  if (documents.length === 0)
    return fc.dictionary(fc.constantFrom('name', 'title', 'key', 'value', 'email'), value)
  const samples = documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !systemFields.includes(name))),
  )
  return fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(), value), { minLength: 1, maxLength: 2 }),
      fc.boolean(),
    )
    .map(([sample, changes, whole]) => {
      const paths = pathsIn(sample)
      let changed: unknown = sample
      const touched = new Set<string>()
      for (const [pick, replacement] of changes) {
        const path = paths[pick % paths.length] ?? []
        touched.add(String(path[0]))
        changed = replaceAt(changed, path, replacement)
      }
      if (whole) return changed
      return Object.fromEntries(Object.entries(changed as object).filter(([name]) => touched.has(name)))
    })
}
