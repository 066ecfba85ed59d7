import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldNotes, type FieldTexts } from './field.tsx'

export type RadioOption = {
  readonly value: string
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly disabled?: boolean
}

type Props = Omit<FieldTexts, 'label'> &
  Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'required'> & {
    legend: ReactNode
    name?: string
    options: readonly RadioOption[]
    /** Selected value of a controlled group. */
    value?: string
    /** Initially selected value of an uncontrolled group. */
    defaultValue?: string
    /** Lays the options out in a row that wraps. */
    inline?: boolean
  }

/** A group of radio buttons. */
export function RadioGroup({
  legend,
  optionalNote,
  help,
  error,
  name,
  options,
  value,
  defaultValue,
  inline = false,
  ...input
}: Props) {
  const id = useId()
  const checkedProps = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value }
  return (
    <fieldset
      className="grid min-w-0 grid-cols-1 gap-1"
      aria-describedby={describedBy(id, { help, error })['aria-describedby']}
    >
      <legend className="mb-1 font-semibold">
        {legend}
        {optionalNote ? <span className="font-normal text-ink-2"> {optionalNote}</span> : null}
      </legend>
      <div className={`flex gap-x-8 ${inline ? 'flex-wrap' : 'flex-col'}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-6 items-start gap-3 py-1 pointer-coarse:min-h-11 pointer-coarse:py-2.5"
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              {...checkedProps(option.value)}
              {...input}
              className="tick mt-px"
            />
            <span className="grid min-w-0">
              {option.label}
              {option.help ? <span className="text-ink-2 text-small">{option.help}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  )
}
