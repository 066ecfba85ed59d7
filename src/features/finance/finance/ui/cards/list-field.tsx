import { memo } from 'react'
import { Dropdown } from '#ui/forms/dropdown.tsx'

type Props<Value extends number> = {
  label: string
  /** Must be referentially stable. */
  values: readonly Value[]
  /** Formats a value. Must be referentially stable. */
  format: (value: Value) => string
  value: Value
  /** Must be referentially stable. */
  onChoose: (value: Value) => void
}

function NumberList<Value extends number>({ label, values, format, value, onChoose }: Props<Value>) {
  return (
    <Dropdown
      label={label}
      options={values.map((option) => ({ value: option, label: format(option) }))}
      value={value}
      onChoose={onChoose}
    />
  )
}

/** A select among numbers, memoised so that it renders only when its props change. */
export const ListField = memo(NumberList) as typeof NumberList
