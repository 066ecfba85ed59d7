import { type ComponentProps, useId } from 'react'
import { describedBy, Field, type FieldTexts } from './field.tsx'

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A single-line text field. */
export function TextField({ label, optionalNote, help, error, ...input }: Props) {
  const id = useId()
  const texts = { label, optionalNote, help, error }
  return (
    <Field id={id} {...texts}>
      <input type="text" {...input} {...describedBy(id, texts)} id={id} className="entry" />
    </Field>
  )
}
