'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { formatBasisPoints, parseBasisPoints } from './percent-text.ts'

/** An input in percent for a field stored in basis points; a list is separated by semicolons. */
export function PercentInput({ field, path, readOnly }: NumberFieldClientProps) {
  const { value, setValue, showError } = useField<number | number[] | null>({ path })
  const [draft, setDraft] = useState<string>()
  const isList = field.hasMany === true
  const read = (text: string) => {
    const points = parseBasisPoints(text)
    return isList || (points?.length ?? 0) <= 1 ? points : undefined
  }
  const invalid = draft !== undefined && read(draft) === undefined
  const id = `field-${path.replaceAll('.', '__')}`
  const label = typeof field.label === 'string' ? field.label : field.name
  return (
    <div className={`field-type number ${showError || invalid ? 'error' : ''}`} style={{ flex: 1 }}>
      <FieldLabel htmlFor={id} label={`${label} (%)`} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          inputMode={isList ? 'text' : 'decimal'}
          disabled={readOnly}
          aria-invalid={invalid || showError}
          value={draft ?? formatBasisPoints(value)}
          onChange={(event) => {
            setDraft(event.target.value)
            const points = read(event.target.value)
            if (points) setValue(isList ? points : (points[0] ?? null))
          }}
          onBlur={() => {
            if (!invalid) setDraft(undefined)
          }}
        />
        {invalid ? (
          <p role="alert">
            {isList
              ? 'Write percentages with semicolons between them, for example 12; 12,25; 12,5.'
              : 'Write a percentage, for example 12,25.'}
          </p>
        ) : null}
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
