import { hasWord, searchWords } from '../rules/search-words.ts'
import type { CodedColumn, StockColumns } from './stock-columns.ts'

/** Sets a bit for each place of a coded column whose value fails. */
export function markValues<Value>(
  marks: Uint16Array,
  bit: number,
  { codes, values }: CodedColumn<Value>,
  passes: (value: Value) => boolean,
): void {
  const failing = Uint16Array.from(values, (value) => (passes(value) ? 0 : bit))
  for (let index = 0; index < marks.length; index++)
    marks[index] = (marks[index] as number) | (failing[codes[index] as number] as number)
}

/** Sets a bit for each row whose number is beyond a limit; an unknown one (-1) is within none. */
export function markRange(
  marks: Uint16Array,
  bit: number,
  column: Float64Array | Int32Array,
  { min, max }: { readonly min: number | null; readonly max: number | null },
): void {
  const [from, to] = [min ?? 0, max ?? Number.MAX_SAFE_INTEGER]
  for (let row = 0; row < marks.length; row++) {
    const value = column[row] as number
    if (value < from || value > to) marks[row] = (marks[row] as number) | bit
  }
}

/** A later year is found by no word. */
const maxYear = 2999

/** Sets a bit for each row that lacks a word: none of its name, its colour and its year begins with it. */
export function markWords(
  marks: Uint16Array,
  bit: number,
  { combinations: { codes, table }, years }: StockColumns,
  text: string,
): void {
  const words = searchWords(text)
  const bitsOf = (value: string) =>
    words.reduce((bits, word, index) => bits | (hasWord(value, word) ? 1 << index : 0), 0)
  const inNames = Uint8Array.from(table.names.values, bitsOf)
  const inColours = Uint8Array.from(table.colourNames.values, bitsOf)
  const inTexts = Uint8Array.from(
    { length: table.length },
    (_, index) =>
      (inNames[table.names.codes[index] as number] as number) |
      (inColours[table.colourNames.codes[index] as number] as number),
  )
  const inYears = new Uint8Array(maxYear + 1)
  if (words.some((word) => /^\d{1,4}$/.test(word)))
    for (let year = 0; year <= maxYear; year++) inYears[year] = bitsOf(` ${year}`)
  const all = 2 ** words.length - 1
  for (let row = 0; row < marks.length; row++) {
    const year = years[row] as number
    const inYear = year >= 0 && year <= maxYear ? (inYears[year] as number) : 0
    const found = (inTexts[codes[row] as number] as number) | inYear
    if (found !== all) marks[row] = (marks[row] as number) | bit
  }
}
