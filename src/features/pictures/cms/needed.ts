import type { StoredPicture } from '../rules/stored.ts'

type Source = NonNullable<StoredPicture['source']>

/** What a picture shows, as far as the other fields of the same picture depend on it. */
export function sourceOf(siblings: unknown): Source | null {
  return (siblings as StoredPicture | undefined)?.source ?? null
}

/** For the admin: a field is shown with its source only. */
export const shownWith = (source: Source) => (_: unknown, siblings: unknown) => sourceOf(siblings) === source

/**
 * A field's own check, and that it is filled when its source is the one chosen. Nothing is asked of the fields of
 * the other source, which keep what they held.
 */
export function neededWith<Value, Context extends { siblingData: unknown }, Result>(
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
