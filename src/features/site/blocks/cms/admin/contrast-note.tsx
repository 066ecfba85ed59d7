'use client'

import { useFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { minTextContrast } from '../../rules/contrast.ts'
import { chosenContrast } from '../../rules/surface.ts'

/** Warns when the chosen text colour has too little contrast on the chosen background. */
export function ContrastNote({ path }: UIFieldClientProps) {
  const block = path.split('.').slice(0, -1).join('.')
  const colour = useFormFields(([fields]) => fields[`${block}.backgroundColour`]?.value)
  const tone = useFormFields(([fields]) => fields[`${block}.textColour`]?.value)
  const contrast = chosenContrast({ colour, tone })
  const isTooLow = contrast !== null && contrast < minTextContrast
  return (
    <div className="field-type" role="status">
      {isTooLow ? (
        <p style={{ padding: '0.75rem 1rem', borderLeft: '4px solid #b8101f', background: '#fbeceb' }}>
          <strong style={{ color: '#8c0c18' }}>
            {tone === 'dark' ? 'Dark' : 'Light'} text has too little contrast on this background.
          </strong>{' '}
          <span style={{ color: '#15171a' }}>
            The contrast is {(Math.floor(contrast * 10) / 10).toFixed(1)} to 1; it takes {minTextContrast} to
            1. Choose the other text colour or another background, or leave the text colour empty.
          </span>
        </p>
      ) : null}
    </div>
  )
}
