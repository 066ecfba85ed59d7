import type { ReactNode } from 'react'
import { Glyph, type IconShape } from '../icons/glyph.tsx'

/** What every field has besides its control. */
export type FieldTexts = {
  label: ReactNode
  /** Stands after the label of a field that may stay empty: `(optional)`. */
  optionalNote?: string
  help?: ReactNode
  /** What is wrong with the entry, and how to put it right. */
  error?: string
}

const warning: IconShape = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 8v4' }],
  ['path', { d: 'M12 16h.01' }],
]

/** Attributes that tie a control to its help and error. */
export function describedBy(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const ids = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

/** The help of a field, and what is wrong with it. */
export function FieldNotes({ id, help, error }: { id: string } & Pick<FieldTexts, 'help' | 'error'>) {
  return (
    <>
      {help ? (
        <p id={`${id}-help`} className="text-ink-2 text-small">
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex gap-1.5 font-semibold text-error text-small">
          <Glyph shape={warning} size={16} className="mt-[0.2em]" />
          <span className="min-w-0">{error}</span>
        </p>
      ) : null}
    </>
  )
}

type Props = FieldTexts & {
  /** Id of the control, from which those of help and error are made. */
  id: string
  children: ReactNode
}

/** Label, control, help and error of one field, one below the other. */
export function Field({ id, label, optionalNote, help, error, children }: Props) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optionalNote ? <span className="font-normal text-ink-2"> {optionalNote}</span> : null}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}
