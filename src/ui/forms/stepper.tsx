import { useId } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import { useSelectOnFocus } from './use-select-on-focus.ts'

type Props = FieldTexts & {
  value: number
  onChange: (value: number) => void
  least: number
  most: number
  /** Between one value and the next. */
  step?: number
  name?: string
  words: { readonly less: string; readonly more: string }
}

const button =
  'grid size-[min(3rem,12vw)] min-h-11 min-w-11 flex-none place-items-center border-field hover:bg-raised disabled:cursor-not-allowed disabled:opacity-40'

/** A small whole number, typed or counted up and down. */
export function Stepper({
  label,
  optionalNote,
  help,
  error,
  value,
  onChange,
  least,
  most,
  step = 1,
  name,
  words,
}: Props) {
  const id = useId()
  const selecting = useSelectOnFocus()
  const texts = { label, optionalNote, help, error }
  const held = (number: number) => Math.min(most, Math.max(least, number))
  return (
    <Field id={id} {...texts}>
      <div className="flex w-fit max-w-full items-center rounded-sharp border border-field bg-surface focus-within:border-ink">
        <button
          type="button"
          aria-label={words.less}
          aria-controls={id}
          disabled={value <= least}
          onClick={() => onChange(held(value - step))}
          className={`${button} border-r`}
        >
          <Glyph shape={glyphs.minus} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={least}
          max={most}
          step={step}
          value={value}
          onChange={({ target }) => {
            if (!Number.isNaN(target.valueAsNumber)) onChange(held(Math.round(target.valueAsNumber)))
          }}
          {...selecting}
          {...describedBy(id, texts)}
          className="figures min-h-12 w-16 min-w-0 bg-transparent text-center [appearance:textfield] -outline-offset-3 [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={words.more}
          aria-controls={id}
          disabled={value >= most}
          onClick={() => onChange(held(value + step))}
          className={`${button} border-l`}
        >
          <Glyph shape={glyphs.plus} />
        </button>
      </div>
    </Field>
  )
}
