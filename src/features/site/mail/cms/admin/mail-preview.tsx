'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { withOwnPictures } from '../../rules/own-pictures.ts'

/**
 * Displays a mail as its recipient would see it, in a sandboxed frame without scripts, forms and navigation, because it
 * contains input of visitors.
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
