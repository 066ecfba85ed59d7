'use client'

import { useFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { useState } from 'react'
import { previewFields } from './preview-fields.ts'

const isSet = (value: unknown) => value !== null && value !== undefined && value !== ''

type Props = UIFieldClientProps & {
  /** Whether the page shows a scene whole, instead of cropping its wide format. */
  readonly whole?: boolean
}

/** Previews the chosen drawing and updates it as the fields change. */
export function PicturePreview({ path, whole = false }: Props) {
  const group = path.split('.').slice(0, -1).join('.')
  // A string, because a new object would render the field again on every change of the form.
  const query = useFormFields(([fields]) =>
    new URLSearchParams(
      previewFields
        .map((name) => [name, fields[`${group}.${name}`]?.value] as const)
        .filter(([, value]) => isSet(value))
        .map(([name, value]) => [name, String(value)]),
    ).toString(),
  )
  const address = `/api/media/drawing?${query}${whole ? '&whole=1' : ''}`
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <div className="field-type" aria-live="polite">
      {address === failed ? (
        <p>Choose what the drawing shows to see it here.</p>
      ) : (
        <img
          src={address}
          alt="Preview of the drawing"
          onError={() => setFailed(address)}
          style={{
            display: 'block',
            maxWidth: '100%',
            width: '30rem',
            aspectRatio: whole ? '3 / 2' : '2 / 1',
            objectFit: 'contain',
          }}
        />
      )}
    </div>
  )
}
