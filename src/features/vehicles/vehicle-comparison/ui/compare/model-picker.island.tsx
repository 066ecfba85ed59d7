'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { ModelGroup } from '../../rules/chosen-models.ts'
import { type ComparisonPlace, comparisonAt, shortName } from './compared.ts'
import { ModelSelect } from './model-select.tsx'

type Props = ComparisonPlace & {
  /** Codes of the compared models, in order. */
  codes: readonly string[]
  /** Index of the replaced model in `codes`; `codes.length` adds a model. */
  column: number
  options: readonly ModelGroup[]
  texts: { readonly label: string; readonly none: string; readonly show: string }
}

/** Column whose button was pressed. Another comparison is another page, whose button takes the focus over. */
let pressedColumn: number | null = null

/** Selects the model of a column, and shows it when its button is pressed. Without JavaScript it is a plain form. */
export function ModelPicker({ range, dealerSlug, codes, column, options, texts }: Props) {
  const router = useRouter()
  const button = useRef<HTMLButtonElement>(null)
  const selected = codes[column] ?? ''
  const place = { range, dealerSlug }
  useEffect(() => {
    if (pressedColumn !== column || selected === '') return
    pressedColumn = null
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [column, selected])
  const show = (code: string) => {
    if (code === '' || code === selected) return
    pressedColumn = column
    router.push(comparisonAt(place, [...codes.slice(0, column), code, ...codes.slice(column + 1)]), {
      scroll: false,
    })
  }
  const others = codes.filter((_, index) => index !== column)
  const groups = options.map((group) => ({
    label: group.range,
    options: group.models
      .filter(({ code }) => !others.includes(code))
      .map(({ code, name }) => ({ value: code, label: shortName(name, range) })),
  }))
  const hiddenInput = (code: string) => <input key={code} type="hidden" name="code" value={code} />
  return (
    <form
      action={comparisonAt(place, [])}
      className="grid grid-cols-1 justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        show(String(new FormData(event.currentTarget).getAll('code')[column] ?? ''))
      }}
    >
      {codes.slice(0, column).map(hiddenInput)}
      <ModelSelect
        key={selected}
        name="code"
        label={texts.label}
        none={texts.none}
        selected={selected}
        groups={groups.filter((group) => group.options.length > 0)}
      />
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
