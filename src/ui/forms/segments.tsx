import { useId } from 'react'
import { checkedValue, useEarlyInput } from './use-early-input.ts'

type Option<Value> = { readonly value: Value; readonly label: string }

type Props<Value> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** A segmented control made of radio buttons, so that arrow keys work. */
export function Segments<Value extends string | number>({ legend, options, value, onChoose }: Props<Value>) {
  const name = useId()
  const group = useEarlyInput<HTMLFieldSetElement>((fieldset) => {
    const earlyOption = options.find((option) => String(option.value) === checkedValue(fieldset))
    if (earlyOption && earlyOption.value !== value) onChoose(earlyOption.value)
  })
  return (
    <fieldset ref={group} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-2">{legend}</legend>
      <div className="flex flex-wrap rounded-sharp border border-field">
        {options.map((option) => (
          <label
            key={option.value}
            data-chosen={option.value === value || undefined}
            className="flex min-h-12 min-w-12 flex-1 cursor-pointer items-center justify-center border-field px-2 not-last:border-r hover:bg-raised data-chosen:bg-ink data-chosen:text-on-ink data-chosen:highlighted has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="sr-only"
            />
            <span className="figures">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
