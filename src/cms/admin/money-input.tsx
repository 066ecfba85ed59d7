'use client'

import type { NumberFieldClientProps } from 'payload'
import { currencySymbol } from '#platform/site/market.ts'
import { UnitInput } from './unit-input.tsx'

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
  return (
    <UnitInput
      {...{ field, path, readOnly }}
      unit="rand"
      inputMode="decimal"
      format={toRand}
      parse={toCents}
      hint="Write an amount in rand, for example 459900 or 1207,50."
    />
  )
}
