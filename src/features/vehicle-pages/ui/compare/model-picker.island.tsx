'use client'

import { useRouter } from 'next/navigation'
import type { ComparableModel } from '#features/vehicles/index.ts'
import { comparePath } from '#features/vehicles/index.ts'
import { useEarlyInput } from '#ui/forms/use-early-input.ts'

type Props = {
  rangeSlug: string
  dealerSlug: string | null
  /** Codes of the compared models, in order. */
  codes: readonly string[]
  /** Index of the replaced model in `codes`; `codes.length` adds a model. */
  column: number
  /** Every model of the range. */
  options: readonly ComparableModel[]
  texts: { readonly label: string; readonly none: string; readonly show: string }
}

/** Selects the model of a column. Without JavaScript it is a form with a submit button. */
export function ModelPicker({ rangeSlug, dealerSlug, codes, column, options, texts }: Props) {
  const router = useRouter()
  const selected = codes[column] ?? ''
  const open = (code: string) => {
    if (code === '' || code === selected) return
    router.push(
      comparePath(rangeSlug, [...codes.slice(0, column), code, ...codes.slice(column + 1)], dealerSlug),
      { scroll: false },
    )
  }
  const select = useEarlyInput<HTMLSelectElement>(({ value }) => open(value))
  const otherCodes = codes.filter((_, index) => index !== column)
  const hiddenInput = (code: string) => <input key={code} type="hidden" name="code" value={code} />
  return (
    <form action={comparePath(rangeSlug, [], dealerSlug)} className="grid grid-cols-1 gap-2">
      {codes.slice(0, column).map(hiddenInput)}
      <select
        ref={select}
        key={selected}
        name="code"
        autoComplete="off"
        required
        defaultValue={selected}
        aria-label={texts.label}
        onChange={({ currentTarget }) => open(currentTarget.value)}
        className="entry truncate px-3"
      >
        {selected === '' ? <option value="">{texts.none}</option> : null}
        {options
          .filter(({ code }) => !otherCodes.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
      {codes.slice(column + 1).map(hiddenInput)}
      <button
        type="submit"
        className="hidden min-h-11 justify-self-start font-semibold text-button underlined noscript:block"
      >
        {texts.show}
      </button>
    </form>
  )
}
