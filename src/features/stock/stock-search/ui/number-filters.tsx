import { useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { type NumberName, parameterOf, readNumberOf } from '../rules/search-query.ts'
import type { StockSearch } from '../rules/stock-search.ts'
import type { SearchTexts } from '../texts.ts'
import { DraftInput } from './draft-input.tsx'

type Props = {
  search: StockSearch
  texts: SearchTexts['filters']
  onChange: (values: Partial<StockSearch>) => void
}

const pairs = [
  { title: 'price', min: 'minPrice', max: 'maxPrice' },
  { title: 'year', min: 'minYear', max: 'maxYear' },
  { title: 'mileage', min: 'minMileage', max: 'maxMileage' },
] as const satisfies readonly { title: keyof SearchTexts['filters']; min: NumberName; max: NumberName }[]

/** Numbers as they may be typed, for the message about one that cannot be read. */
const examples: Readonly<Record<NumberName, string>> = {
  ...{ minPrice: '250 000', maxPrice: '250 000', minYear: '2020', maxYear: '2020' },
  ...{ minMileage: '60 000', maxMileage: '60 000', budget: '5 000' },
}

/** The limits of price, instalment, year and mileage. What is not a number stays in its field, with a message. */
export function NumberFilters({ search, texts, onChange }: Props) {
  /** The fields with a message, with the value of the search at that time: another value replaces what was typed. */
  const [invalid, setInvalid] = useState<ReadonlyMap<NumberName, number | null>>(new Map())
  const isInvalid = (name: NumberName) => invalid.get(name) === search[name]
  const commit = (name: NumberName, text: string) => {
    const number = readNumberOf(name, text)
    const others = [...invalid].filter(([other]) => other !== name)
    setInvalid(new Map(number === 'invalid' ? [...others, [name, search[name]]] : others))
    if (number !== 'invalid') onChange({ [name]: number })
  }
  const input = (name: NumberName, label: string, help?: string) => (
    <DraftInput
      key={name}
      {...{ label, help }}
      name={parameterOf(name)}
      value={String(search[name] ?? '')}
      error={isInvalid(name) ? fill(texts.notANumber, { example: examples[name] }) : undefined}
      onCommit={(text) => commit(name, text)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
    />
  )
  return (
    <>
      {pairs.map(({ title, min, max }) => (
        <fieldset key={title} className="min-w-0 border-line border-b pb-4">
          <legend className="mb-2 font-semibold">{texts[title]}</legend>
          <div className="grid grid-cols-2 gap-3">
            {input(min, texts.from)}
            {input(max, texts.to)}
          </div>
        </fieldset>
      ))}
      <div className="border-line border-b pb-4">{input('budget', texts.budget, texts.budgetHelp)}</div>
    </>
  )
}
