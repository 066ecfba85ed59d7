'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { currencySymbol } from '#platform/market.ts'

/** Spaces and currency symbols that an editor may type. */
const separators = new RegExp(`[\\s${currencySymbol}\\u00a0\\u202f]`, 'g')

const toRand = (cents: number | null | undefined) =>
  typeof cents === 'number' ? (cents / 100).toFixed(2).replace(/\.00$/, '') : ''

/** Parses an amount in rand ("459 900", "459900,50") to cents; undefined when it is not valid. */
function toCents(text: string): number | null | undefined {
  const plain = text.replace(separators, '').replace(',', '.')
  if (plain === '') return null
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** An input in rand for a field stored in cents. */
export function MoneyInput({ field, path, readOnly }: NumberFieldClientProps) {
  const { value, setValue, showError } = useField<number | null>({ path })
  const [draft, setDraft] = useState<string>()
  const invalid = draft !== undefined && toCents(draft) === undefined
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={`field-type number ${showError || invalid ? 'error' : ''}`} style={{ flex: 1 }}>
      <FieldLabel
        htmlFor={id}
        label={`${typeof field.label === 'string' ? field.label : field.name} (rand)`}
        required={field.required}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          disabled={readOnly}
          aria-invalid={invalid || showError}
          value={draft ?? toRand(value)}
          onChange={(event) => {
            setDraft(event.target.value)
            const cents = toCents(event.target.value)
            if (cents !== undefined) setValue(cents)
          }}
          onBlur={() => {
            if (!invalid) setDraft(undefined)
          }}
        />
        {invalid ? <p role="alert">Write an amount in rand, for example 459900 or 1207,50.</p> : null}
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
