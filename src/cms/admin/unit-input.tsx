'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'

type Props<Value> = Pick<NumberFieldClientProps, 'field' | 'path' | 'readOnly'> & {
  /** Follows the label, in brackets. */
  unit: string
  inputMode: 'decimal' | 'text'
  format: (value: Value | null | undefined) => string
  /** Returns the value that a text stands for, null for an empty one; undefined when it is not valid. */
  parse: (text: string) => Value | null | undefined
  /** Says how to write a valid text. */
  hint: string
}

/** A text input for a field of numbers that are stored in another unit. An invalid text stays, and is not stored. */
export function UnitInput<Value>(props: Props<Value>) {
  const { field, path, readOnly, unit, inputMode, format, parse, hint } = props
  const { value, setValue, showError } = useField<Value | null>({ path })
  const [draft, setDraft] = useState<string>()
  const invalid = draft !== undefined && parse(draft) === undefined
  const id = `field-${path.replaceAll('.', '__')}`
  const label = typeof field.label === 'string' ? field.label : field.name
  return (
    <div className={`field-type number ${showError || invalid ? 'error' : ''}`} style={{ flex: 1 }}>
      <FieldLabel htmlFor={id} label={`${label} (${unit})`} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          inputMode={inputMode}
          disabled={readOnly}
          aria-invalid={invalid || showError}
          value={draft ?? format(value)}
          onChange={(event) => {
            setDraft(event.target.value)
            const parsed = parse(event.target.value)
            if (parsed !== undefined) setValue(parsed)
          }}
          onBlur={() => {
            if (!invalid) setDraft(undefined)
          }}
        />
        {invalid ? <p role="alert">{hint}</p> : null}
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
