import { useId } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'

type Option<Value> = { readonly value: Value; readonly label: string }

type Props<Value> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/**
 * A native select with a compact label, for calculators. Browsers that support customisable selects render the list in
 * the design of the site.
 */
export function Dropdown<Value extends string | number>({ label, options, value, onChoose }: Props<Value>) {
  const id = useId()
  return (
    <div className="grid min-w-0 grid-cols-1 content-end gap-2">
      <label htmlFor={id}>{label}</label>
      <div className="relative grid grid-cols-1 items-center">
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value)
            if (chosen) onChoose(chosen.value)
          }}
          className="entry unfolded figures truncate pr-11"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Glyph shape={glyphs.chevronDown} className="pointer-events-none absolute right-3.5" />
      </div>
    </div>
  )
}
