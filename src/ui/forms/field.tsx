import type { ReactNode } from 'react'
import { Glyph, type IconShape } from '../icons/glyph.tsx'

/** Texts common to all fields. */
export type FieldTexts = {
  label: ReactNode
  /** Follows the label of an optional field: `(optional)`. */
  optionalNote?: string
  help?: ReactNode
  /** Describes the error and how to correct it. */
  error?: string
}

const warning: IconShape = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 8v4' }],
  ['path', { d: 'M12 16h.01' }],
]

/** Returns the ARIA attributes that connect a control with its help and error. */
export function describedBy(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const ids = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

/** The help and error below a field. */
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
  /** Id of the control, and prefix of the ids of help and error. */
  id: string
  children: ReactNode
}

/** Lays out label, control, help and error of a field. */
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
