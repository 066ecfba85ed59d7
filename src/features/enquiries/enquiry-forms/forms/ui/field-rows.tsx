import type { FormField } from '#features/enquiries/enquiries/index.ts'
import type { UploadTexts } from '#features/site/uploads/texts.ts'
import { EntryField } from './entry-field.tsx'
import styles from './field-rows.module.css'
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
  const draw = (field: FormField) => {
    const { name, upload, isForCalls } = field
    const error = errors[name]
    if (upload && uploadTexts)
      return <UploadField key={name} {...{ field, upload, error, texts, uploadTexts, kept }} />
    const entry = (
      <EntryField key={name} {...{ field, entered, isOfLink, error }} optionalNote={texts.optional} />
    )
    return isForCalls ? (
      <div key={name} className={styles.forCalls}>
        {entry}
      </div>
    ) : (
      entry
    )
  }
  return rows.map((row) => {
    if (row.length === 1) return row.map(draw)
    return (
      <div
        key={row.map(({ name }) => name).join()}
        className={`${styles.row} grid grid-cols-1 gap-x-gutter gap-y-6 tablet:grid-cols-2`}
      >
        {row.map(draw)}
      </div>
    )
  })
}
