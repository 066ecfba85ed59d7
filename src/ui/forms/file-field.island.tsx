'use client'

import { useId } from 'react'
import { Glyph, type IconShape } from '../icons/glyph.tsx'
import { ChosenFiles, type FileLabels } from './chosen-files.tsx'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import { type ChosenFilesOptions, useChosenFiles } from './use-chosen-files.ts'

type Props = FieldTexts &
  ChosenFilesOptions & {
    name?: string
    /** Accepted file types, as in the HTML attribute: `application/pdf`, `.jpg,.png`. */
    accept?: string
    required?: boolean
    labels: FileLabels
  }

const uploadIcon: IconShape = [
  ['path', { d: 'M12 3v12' }],
  ['path', { d: 'm17 8-5-5-5 5' }],
  ['path', { d: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4' }],
]

/**
 * A field for files, chosen or dropped. The native file input covers the box invisibly; without JavaScript it is
 * visible, because only it shows what is chosen.
 */
export function FileField({
  label,
  optionalNote,
  help,
  error,
  name,
  accept,
  required,
  maxFiles = 1,
  check,
  onChoose,
  labels,
}: Props) {
  const id = useId()
  const { input, files, refusal, adopt, remove } = useChosenFiles({
    maxFiles,
    ...(check && { check }),
    ...(onChoose && { onChoose }),
  })
  const message = refusal ?? error
  const texts = { label, optionalNote, help, ...(message !== undefined && { error: message }) }
  return (
    <Field id={id} {...texts}>
      <div className="relative flex min-h-16 items-center gap-3 rounded-sharp border border-field border-dashed bg-surface px-4 py-2 focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3 hover:border-ink">
        <Glyph shape={uploadIcon} className="text-ink-2 noscript:hidden" />
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={accept}
          required={required}
          multiple={maxFiles > 1}
          onChange={adopt}
          {...describedBy(id, texts)}
          className="absolute inset-0 w-full cursor-pointer opacity-0 noscript:static noscript:opacity-100"
        />
        <ChosenFiles files={files} maxFiles={maxFiles} labels={labels} onRemove={remove} />
      </div>
      <p role="status" className="sr-only">
        {refusal ?? files.map((file) => file.name).join(', ')}
      </p>
    </Field>
  )
}
