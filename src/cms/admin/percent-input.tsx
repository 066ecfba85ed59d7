'use client'

import type { NumberFieldClientProps } from 'payload'
import { formatBasisPoints, parseBasisPoints } from './percent-text.ts'
import { UnitInput } from './unit-input.tsx'

function parseOne(text: string): number | null | undefined {
  const points = parseBasisPoints(text)
  return points && points.length <= 1 ? (points[0] ?? null) : undefined
}

/** An input in percent for a field stored in basis points; a list is separated by semicolons. */
export function PercentInput({ field, path, readOnly }: NumberFieldClientProps) {
  const isList = field.hasMany === true
  return (
    <UnitInput<number | number[]>
      {...{ field, path, readOnly }}
      unit="%"
      inputMode={isList ? 'text' : 'decimal'}
      format={formatBasisPoints}
      parse={isList ? parseBasisPoints : parseOne}
      hint={
        isList
          ? 'Write percentages with semicolons between them, for example 12; 12,25; 12,5.'
          : 'Write a percentage, for example 12,25.'
      }
    />
  )
}
