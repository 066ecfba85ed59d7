import { type ComponentProps, useId } from 'react'
import { describedBy, FieldNotes, type FieldTexts } from './field.tsx'

type Props = Omit<FieldTexts, 'optionalNote'> & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>

/** A checkbox. Its label may contain links. */
export function Checkbox({ label, help, error, ...input }: Props) {
  const id = useId()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <label className="flex min-h-6 items-start gap-3 py-1 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        <input
          type="checkbox"
          {...input}
          {...describedBy(id, { help, error })}
          id={id}
          className="tick mt-px"
        />
        <span className="min-w-0">{label}</span>
      </label>
      <div className="grid gap-1 pl-[2.125rem] empty:hidden">
        <FieldNotes id={id} help={help} error={error} />
      </div>
    </div>
  )
}
