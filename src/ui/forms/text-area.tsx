import { type ComponentProps, useId } from 'react'
import { describedBy, Field, type FieldTexts } from './field.tsx'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** A multi-line text field, which grows with its content in browsers that support it. */
export function TextArea({ label, optionalNote, help, error, rows = 4, ...area }: Props) {
  const id = useId()
  const texts = { label, optionalNote, help, error }
  return (
    <Field id={id} {...texts}>
      <textarea
        rows={rows}
        {...area}
        {...describedBy(id, texts)}
        id={id}
        className="entry field-sizing-content max-h-96 min-h-28 resize-y py-3"
      />
    </Field>
  )
}
