'use client'

import { useFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { useState } from 'react'

/** Address of the preview endpoint; null until a vehicle and a colour are chosen. */
function addressOf(vehicle: unknown, colour: unknown, scene: unknown): string | null {
  if (!vehicle || !colour) return null
  const query = new URLSearchParams({
    vehicle: String(vehicle),
    colour: String(colour),
    scene: String(scene),
  })
  return `/api/media/drawing?${query}`
}

/** Previews the chosen drawing and updates it as the fields change. */
export function PicturePreview({ path }: UIFieldClientProps) {
  const group = path.split('.').slice(0, -1).join('.')
  const vehicle = useFormFields(([fields]) => fields[`${group}.vehicle`]?.value)
  const colour = useFormFields(([fields]) => fields[`${group}.colour`]?.value)
  const scene = useFormFields(([fields]) => fields[`${group}.scene`]?.value)
  const address = addressOf(vehicle, colour, scene)
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <div className="field-type" aria-live="polite">
      {address && address !== failed ? (
        <img
          src={address}
          alt="Preview of the drawing"
          onError={() => setFailed(address)}
          style={{
            display: 'block',
            maxWidth: '100%',
            width: '30rem',
            aspectRatio: '2 / 1',
            objectFit: 'contain',
          }}
        />
      ) : (
        <p>
          {address
            ? 'This drawing could not be loaded.'
            : 'Choose a vehicle and its colour to see the drawing.'}
        </p>
      )}
    </div>
  )
}
