import { type ComponentProps, useId, useState } from 'react'
import { describedBy, Field } from '#ui/forms/field.tsx'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'id' | 'className'> & {
  label: string
  help?: string
  error?: string
  value: string
  /** Called with what the visitor entered, when the field is left or Enter is pressed. */
  onCommit: (value: string) => void
}

/** A field whose value is used once the visitor has finished it. Leaves Enter to the form without scripts. */
export function DraftInput({ label, help, error, value, onCommit, ...input }: Props) {
  const id = useId()
  const [draft, setDraft] = useState({ of: value, text: value })
  // A value from elsewhere, such as a removed filter, replaces the draft.
  const text = draft.of === value ? draft.text : value
  return (
    <Field {...{ id, label, help, error }}>
      <input
        {...input}
        id={id}
        value={text}
        {...describedBy(id, { help, error })}
        onChange={({ target }) => setDraft({ of: value, text: target.value })}
        onBlur={() => onCommit(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onCommit(text)
        }}
        className="entry"
      />
    </Field>
  )
}
