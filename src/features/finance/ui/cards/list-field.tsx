import { memo } from 'react'
import { Dropdown } from '#ui/forms/dropdown.tsx'

type Props<Value extends number> = {
  label: string
  /** The same list as long as it holds the same. */
  values: readonly Value[]
  /** How a value is written; the same function each time. */
  format: (value: Value) => string
  value: Value
  /** The same function as long as it does the same. */
  onChoose: (value: Value) => void
}

function List<Value extends number>({ label, values, format, value, onChoose }: Props<Value>) {
  return (
    <Dropdown
      label={label}
      options={values.map((each) => ({ value: each, label: format(each) }))}
      value={value}
      onChoose={onChoose}
    />
  )
}

/** A choice among numbers, drawn anew only when something of it changed. */
export const ListField = memo(List) as typeof List
