import type { StoredPicture } from '../rules/stored.ts'

type Source = NonNullable<StoredPicture['source']>

/** The chosen source of a picture, from the sibling fields. */
export function sourceOf(siblings: unknown): Source | null {
  return (siblings as StoredPicture | undefined)?.source ?? null
}

/** Admin condition: shows a field only for its source. */
export const visibleForSource = (source: Source) => (_: unknown, siblings: unknown) =>
  sourceOf(siblings) === source

/**
 * Validates a field with `check` and requires a value, but only for its source. Fields of the other source are not
 * validated and keep their values.
 */
export function requiredForSource<Value, Context extends { siblingData: unknown }, Result>(
  source: Source,
  message: string,
  check: (value: Value, context: Context) => Result,
): (value: Value, context: Context) => Result | string | true {
  return (value, context) => {
    if (sourceOf(context.siblingData) !== source) return true
    const isEmpty = value === null || value === undefined || value === ''
    return isEmpty ? message : check(value, context)
  }
}
