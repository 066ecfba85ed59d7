import type { FieldErrors } from './form-parts.ts'

/** The boxes that open the divisions: without them, none has to be chosen. */
const opensDivisions = ['optIn', 'marketing']

/** The fields whose messages may be out of date once a field has changed. */
export const fieldsAffectedBy = (name: string): readonly string[] =>
  opensDivisions.includes(name) ? [name, 'divisions'] : [name]

/** The messages of some of the fields. */
export const errorsOf = (errors: FieldErrors, fields: ReadonlySet<string>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.has(field)))

type Options = {
  /** The messages that the form shows. */
  current: FieldErrors
  /** Every message of the check in the browser. */
  found: FieldErrors
  /** Fields that the server has refused and that have not changed since: the browser cannot check what it did. */
  refused: ReadonlySet<string>
  /** The name of the field that has changed. */
  changed: string
}

/** The messages that a form shows after an entry has changed. Source: requirement D-148. */
export function remainingErrors({ current, found, refused, changed }: Options): FieldErrors {
  const ofCheck = Object.entries(found).filter(([field]) => field === changed || field in current)
  return { ...errorsOf(current, refused), ...Object.fromEntries(ofCheck) }
}
