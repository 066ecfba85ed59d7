'use client'

import { useRouter } from 'next/navigation'
import type { ComparableModel } from '#features/vehicles/index.ts'
import { comparePath } from '#features/vehicles/index.ts'
import { useEarlyInput } from '#ui/forms/use-early-input.ts'

type Props = {
  rangeSlug: string
  dealerSlug: string | null
  /** Codes of all that are compared, in their order. */
  codes: readonly string[]
  /** Which of them is chosen here; one more than there are adds a model. */
  place: number
  /** Every model of the range. */
  options: readonly ComparableModel[]
  texts: { readonly label: string; readonly none: string; readonly show: string }
}

/** Chooses the model of a column. Before it is alive, and without JavaScript, it is a form with a button. */
export function ModelPicker({ rangeSlug, dealerSlug, codes, place, options, texts }: Props) {
  const router = useRouter()
  const chosen = codes[place] ?? ''
  const open = (code: string) => {
    if (code === '' || code === chosen) return
    router.push(
      comparePath(rangeSlug, [...codes.slice(0, place), code, ...codes.slice(place + 1)], dealerSlug),
      { scroll: false },
    )
  }
  const select = useEarlyInput<HTMLSelectElement>(({ value }) => open(value))
  const other = codes.filter((_, index) => index !== place)
  const hidden = (code: string) => <input key={code} type="hidden" name="code" value={code} />
  return (
    <form action={comparePath(rangeSlug, [], dealerSlug)} className="grid grid-cols-1 gap-2">
      {codes.slice(0, place).map(hidden)}
      <select
        ref={select}
        key={chosen}
        name="code"
        autoComplete="off"
        required
        defaultValue={chosen}
        aria-label={texts.label}
        onChange={({ currentTarget }) => open(currentTarget.value)}
        className="entry truncate px-3"
      >
        {chosen === '' ? <option value="">{texts.none}</option> : null}
        {options
          .filter(({ code }) => !other.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
      {codes.slice(place + 1).map(hidden)}
      <button
        type="submit"
        className="hidden min-h-11 justify-self-start font-semibold text-button underlined noscript:block"
      >
        {texts.show}
      </button>
    </form>
  )
}
