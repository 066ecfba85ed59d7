import { personRows } from '../forms/field-definitions.ts'
import { EntryField } from './entry-field.tsx'
import type { FormParts } from './form-parts.ts'

/** Who is asking. Source: requirements D-147 to D-159, D-169 and D-171. */
export function PersonFields({ texts, errors, entered }: FormParts) {
  return personRows.map((row) => {
    const fields = row.map((name) => (
      <EntryField key={name} name={name} texts={texts} error={errors[name]} entered={entered} />
    ))
    if (fields.length === 1) return fields
    return (
      <div key={row.join()} className="grid grid-cols-1 gap-x-gutter gap-y-6 tablet:grid-cols-2">
        {fields}
      </div>
    )
  })
}
