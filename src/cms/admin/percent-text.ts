/** Formats basis points as percentages: `12; 12,25`. */
export function formatBasisPoints(points: number | readonly number[] | null | undefined): string {
  const list = typeof points === 'number' ? [points] : (points ?? [])
  return list.map((value) => String(value / 100).replace('.', ',')).join('; ')
}

/** Parses `12; 12,25` or `12.25 %` to basis points; undefined when a part is not a percentage. */
export function parseBasisPoints(text: string): number[] | undefined {
  const parts = text
    .split(';')
    .map((part) => part.replace(/[\s\u00a0%]/g, '').replace(',', '.'))
    .filter((part) => part !== '')
  const matches = parts.map((part) => /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(part))
  if (matches.includes(null)) return undefined
  return matches.map((match) => Number(match?.[1]) * 100 + Number((match?.[2] ?? '').padEnd(2, '0')))
}
