'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { withOwnPictures } from '../../rules/own-pictures.ts'

/**
 * A mail as its receiver would see it. It stands in a frame that runs nothing, sends nothing and leads nowhere: what
 * a visitor wrote is in it.
 */
export function MailPreview({ path, field }: TextareaFieldClientProps) {
  const { value } = useField<string | null>({ path })
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <iframe
        title="The mail as HTML"
        sandbox=""
        srcDoc={withOwnPictures(value ?? '')}
        style={{ width: '100%', height: '48rem', border: '1px solid var(--theme-elevation-150)' }}
      />
    </div>
  )
}
