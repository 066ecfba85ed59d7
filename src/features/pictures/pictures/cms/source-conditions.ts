import type { StoredPicture } from '../rules/stored.ts'

export type Source = NonNullable<StoredPicture['source']>

/** The chosen source of a picture, from the sibling fields. */
export function sourceOf(siblings: unknown): Source | null {
  return (siblings as StoredPicture | undefined)?.source ?? null
}

/** Whether the picture is a drawing of our own code. */
export function isDrawn(siblings: unknown): boolean {
  const source = sourceOf(siblings)
  return source !== null && source !== 'upload'
}

function isOneOf(sources: readonly Source[], siblings: unknown): boolean {
  const source = sourceOf(siblings)
  return source !== null && sources.includes(source)
}

/** Admin condition: shows a field only for its sources. */
export const visibleForSource =
  (...sources: readonly Source[]) =>
  (_: unknown, siblings: unknown) =>
    isOneOf(sources, siblings)

/**
 * Validates a field with `check` and requires a value, but only for its sources. Fields of other sources are not
 * validated and keep their values.
 */
export function requiredForSource<Value, Context extends { siblingData: unknown }, Result>(
  sources: Source | readonly Source[],
  message: string,
  check: (value: Value, context: Context) => Result,
): (value: Value, context: Context) => Result | string | true {
  return (value, context) => {
    if (!isOneOf([sources].flat(), context.siblingData)) return true
    const isEmpty = value === null || value === undefined || value === ''
    return isEmpty ? message : check(value, context)
  }
}
