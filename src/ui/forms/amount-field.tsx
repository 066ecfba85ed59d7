import { useId } from 'react'
import { useEarlyInput } from './use-early-input.ts'
import { useSelectOnFocus } from './use-select-on-focus.ts'

type Props = {
  label: string
  /** Text of the field, without the currency. */
  text: string
  onType: (text: string) => void
  onLeave: () => void
  /** Currency symbol before the amount. */
  symbol?: string
  help: string
  /** Message about a corrected value, also announced by screen readers. */
  notice?: string
}

/** An input for an amount in whole rand. */
export function AmountField({ label, text, onType, onLeave, symbol = 'R', help, notice }: Props) {
  const id = useId()
  const selectOnFocus = useSelectOnFocus()
  const field = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== text) onType(value)
  })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <label htmlFor={id}>{label}</label>
      <div className="flex min-h-12 items-center rounded-sharp border border-field bg-surface focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3">
        <span aria-hidden="true" className="pl-4 text-ink-2">
          {symbol}
        </span>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
          {...selectOnFocus}
          aria-describedby={`${id}-help ${id}-notice`}
          className="figures min-h-12 w-full bg-transparent px-2 outline-none"
        />
      </div>
      <p id={`${id}-help`} className="text-ink-2 text-small">
        {help}
      </p>
      <p id={`${id}-notice`} role="status" className="text-error text-small empty:hidden">
        {notice}
      </p>
    </div>
  )
}
