import { useEffect, useRef, useState } from 'react'
import type { SelectGroup } from '#ui/forms/select.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'

type Props = {
  name: string
  label: string
  /** Text of the empty option, which is there while nothing is selected. */
  none: string
  /** The value at first. */
  selected: string
  groups: readonly SelectGroup[]
}

const options = (group: SelectGroup) =>
  group.options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/**
 * A native select whose value wraps onto several lines: names of models are longer than the columns of a comparison, and
 * browsers cut the text of a select. The visible text is an element over the select's own text, which is transparent.
 * Without JavaScript, and with forced colours, the select shows its own text.
 */
export function ModelSelect({ name, label, none, selected, groups }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const [value, setValue] = useState(selected)
  // What the visitor selected before the page was hydrated.
  useEffect(() => setValue(select.current?.value ?? ''), [])
  const shown =
    groups.flatMap((group) => group.options).find((option) => option.value === value)?.label ?? none
  return (
    <div className="relative grid w-full grid-cols-1 items-center">
      <select
        ref={select}
        name={name}
        autoComplete="off"
        required
        defaultValue={selected}
        onChange={({ target }) => setValue(target.value)}
        aria-label={label}
        className="entry col-start-1 row-start-1 h-full cursor-pointer appearance-none truncate pr-10 pl-3 not-noscript:not-forced-colors:text-transparent [&_:is(option,optgroup)]:bg-surface [&_:is(option,optgroup)]:text-ink"
      >
        {selected === '' ? <option value="">{none}</option> : null}
        {groups.map((group) =>
          group.label === '' ? (
            options(group)
          ) : (
            <optgroup key={group.label} label={group.label}>
              {options(group)}
            </optgroup>
          ),
        )}
      </select>
      <span
        aria-hidden="true"
        className="pointer-events-none col-start-1 row-start-1 py-2.5 pr-10 pl-3 text-small leading-snug wrap-anywhere noscript:hidden forced-colors:hidden"
      >
        {shown}
      </span>
      <Glyph
        shape={glyphs.chevronDown}
        className="pointer-events-none absolute right-3 forced-colors:text-[FieldText]"
      />
    </div>
  )
}
