import { useId } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import { useSelectOnFocus } from './use-select-on-focus.ts'

type Props = FieldTexts & {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  /** Difference between neighbouring values. */
  step?: number
  name?: string
  labels: { readonly less: string; readonly more: string }
}

const buttonClasses =
  'grid size-[min(3rem,12vw)] min-h-11 min-w-11 flex-none place-items-center border-field hover:bg-raised disabled:cursor-not-allowed disabled:opacity-40'

/** A number input with buttons to decrease and increase the value. */
export function Stepper({
  label,
  optionalNote,
  help,
  error,
  value,
  onChange,
  min,
  max,
  step = 1,
  name,
  labels,
}: Props) {
  const id = useId()
  const selectOnFocus = useSelectOnFocus()
  const texts = { label, optionalNote, help, error }
  const clamp = (number: number) => Math.min(max, Math.max(min, number))
  return (
    <Field id={id} {...texts}>
      <div className="flex w-fit max-w-full items-center rounded-sharp border border-field bg-surface focus-within:border-ink">
        <button
          type="button"
          aria-label={labels.less}
          aria-controls={id}
          disabled={value <= min}
          onClick={() => onChange(clamp(value - step))}
          className={`${buttonClasses} border-r`}
        >
          <Glyph shape={glyphs.minus} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={({ target }) => {
            if (!Number.isNaN(target.valueAsNumber)) onChange(clamp(Math.round(target.valueAsNumber)))
          }}
          {...selectOnFocus}
          {...describedBy(id, texts)}
          className="figures min-h-12 w-16 min-w-0 bg-transparent text-center [appearance:textfield] -outline-offset-3 [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={labels.more}
          aria-controls={id}
          disabled={value >= max}
          onClick={() => onChange(clamp(value + step))}
          className={`${buttonClasses} border-l`}
        >
          <Glyph shape={glyphs.plus} />
        </button>
      </div>
    </Field>
  )
}
