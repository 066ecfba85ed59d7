import type { FormField } from '#features/enquiries/enquiries/index.ts'
import type { UploadTexts } from '#features/site/uploads/texts.ts'
import { EntryField } from './entry-field.tsx'
import type { FormParts } from './form-parts.ts'
import { type KeptFiles, UploadField } from './upload-field.tsx'

type Props = Omit<FormParts, 'fields'> & {
  rows: readonly (readonly FormField[])[]
  /** Missing in forms without uploads. */
  uploadTexts?: UploadTexts | undefined
  kept?: KeptFiles | undefined
}

/** The fields of a section, by row. */
export function FieldRows({ rows, texts, errors, entered, isOfLink, uploadTexts, kept }: Props) {
  return rows.map((row) => {
    const fields = row.map((field) =>
      field.upload && uploadTexts ? (
        <UploadField
          key={field.name}
          {...{ field, upload: field.upload, error: errors[field.name], texts, uploadTexts, kept }}
        />
      ) : (
        <EntryField
          key={field.name}
          {...{ field, entered, isOfLink, error: errors[field.name], optionalNote: texts.optional }}
        />
      ),
    )
    if (fields.length === 1) return fields
    return (
      <div
        key={row.map(({ name }) => name).join()}
        className="grid grid-cols-1 gap-x-gutter gap-y-6 tablet:grid-cols-2"
      >
        {fields}
      </div>
    )
  })
}
