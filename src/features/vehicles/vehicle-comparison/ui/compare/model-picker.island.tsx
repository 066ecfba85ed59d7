'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { ComparableModel } from '#features/vehicles/vehicles/index.ts'
import { comparePath } from '#features/vehicles/vehicles/index.ts'

type Props = {
  range: { readonly slug: string; readonly name: string }
  dealerSlug: string | null
  /** Codes of the compared models, in order. */
  codes: readonly string[]
  /** Index of the replaced model in `codes`; `codes.length` adds a model. */
  column: number
  /** Every model of the range. */
  options: readonly ComparableModel[]
  texts: { readonly label: string; readonly none: string; readonly show: string }
}

/** Column whose button was pressed. Another comparison is another page, whose button takes the focus over. */
let pressedColumn: number | null = null

/** Selects the model of a column, and shows it when its button is pressed. Without JavaScript it is a plain form. */
export function ModelPicker({ range, dealerSlug, codes, column, options, texts }: Props) {
  const router = useRouter()
  const button = useRef<HTMLButtonElement>(null)
  const selected = codes[column] ?? ''
  useEffect(() => {
    if (pressedColumn !== column || selected === '') return
    pressedColumn = null
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [column, selected])
  const show = (code: string) => {
    if (code === '' || code === selected) return
    pressedColumn = column
    router.push(
      comparePath(range.slug, [...codes.slice(0, column), code, ...codes.slice(column + 1)], dealerSlug),
      { scroll: false },
    )
  }
  const otherCodes = codes.filter((_, index) => index !== column)
  const hiddenInput = (code: string) => <input key={code} type="hidden" name="code" value={code} />
  return (
    <form
      action={comparePath(range.slug, [], dealerSlug)}
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        show(String(new FormData(event.currentTarget).getAll('code')[column] ?? ''))
      }}
    >
      {codes.slice(0, column).map(hiddenInput)}
      <select
        key={selected}
        name="code"
        autoComplete="off"
        required
        defaultValue={selected}
        aria-label={texts.label}
        className="entry min-w-0 flex-[1_1_8rem] truncate px-3"
      >
        {selected === '' ? <option value="">{texts.none}</option> : null}
        {options
          .filter(({ code }) => !otherCodes.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name.startsWith(`${range.name} `) ? name.slice(range.name.length + 1) : name}
            </option>
          ))}
      </select>
      {codes.slice(column + 1).map(hiddenInput)}
      <button
        ref={button}
        type="submit"
        aria-label={`${texts.show}: ${texts.label}`}
        className="min-h-11 flex-none rounded-sharp border border-field px-4 font-semibold text-button hover:bg-raised"
      >
        {texts.show}
      </button>
    </form>
  )
}
