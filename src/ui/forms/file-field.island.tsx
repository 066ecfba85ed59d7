'use client'

import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Glyph, type IconShape } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

type Props = FieldTexts & {
  name?: string
  /** Accepted file types, as in the HTML attribute: `application/pdf`. */
  accept?: string
  required?: boolean
  /** Called with the chosen file, or with null after its removal. */
  onChoose?: (file: File | null) => void
  labels: {
    /** Text of the drop area. */
    readonly choose: string
    /** Label of the remove button. */
    readonly remove: string
  }
}

const uploadIcon: IconShape = [
  ['path', { d: 'M12 3v12' }],
  ['path', { d: 'm17 8-5-5-5 5' }],
  ['path', { d: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4' }],
]

const formatKilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`

/** A field for one file, chosen or dropped. The native file input covers the box invisibly. */
export function FileField({
  label,
  optionalNote,
  help,
  error,
  name,
  accept,
  required,
  onChoose,
  labels,
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const texts = { label, optionalNote, help, error }
  const selectFile = (chosen: File | null) => {
    setFile(chosen)
    onChoose?.(chosen)
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    selectFile(null)
    input.current?.focus()
  }
  return (
    <Field id={id} {...texts}>
      <div className="relative flex min-h-16 items-center gap-3 rounded-sharp border border-field border-dashed bg-surface px-4 py-2 focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3 hover:border-ink">
        <Glyph shape={uploadIcon} className="text-ink-2" />
        <span className="min-w-0 flex-1 break-all">
          {file ? (
            <>
              {file.name} <span className="text-ink-2 text-small">{formatKilobytes(file.size)}</span>
            </>
          ) : (
            <span className="underlined font-semibold">{labels.choose}</span>
          )}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={accept}
          required={required}
          onChange={(event: ChangeEvent<HTMLInputElement>) => selectFile(event.target.files?.[0] ?? null)}
          {...describedBy(id, texts)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {file ? (
          <button
            type="button"
            aria-label={`${labels.remove} ${file.name}`}
            onClick={remove}
            className="relative -mr-2 grid size-11 flex-none place-items-center hover:text-accent-text"
          >
            <Glyph shape={glyphs.x} />
          </button>
        ) : null}
      </div>
    </Field>
  )
}
