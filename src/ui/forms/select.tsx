import { type ComponentProps, useId } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }

export type SelectGroup = { readonly label: string; readonly options: readonly SelectOption[] }

const optionsOf = (options: readonly SelectOption[] = []) =>
  options.map(({ value, label: text, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {text}
    </option>
  ))

type Props = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'multiple'> & {
    options?: readonly SelectOption[]
    /** Options under a heading each, after `options`; those under an empty heading stand alone. */
    groups?: readonly SelectGroup[]
    /** Label of a first option with an empty value. */
    emptyLabel?: string
  }

/** A native select with label, help and error. */
export function Select({ label, optionalNote, help, error, options, groups, emptyLabel, ...select }: Props) {
  const id = useId()
  const texts = { label, optionalNote, help, error }
  return (
    <Field id={id} {...texts}>
      <div className="relative grid grid-cols-1 items-center">
        <select
          {...select}
          {...describedBy(id, texts)}
          id={id}
          className="entry appearance-none truncate pr-11"
        >
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {optionsOf(options)}
          {groups?.map(({ label: heading, options: grouped }) =>
            heading ? (
              <optgroup key={heading} label={heading}>
                {optionsOf(grouped)}
              </optgroup>
            ) : (
              optionsOf(grouped)
            ),
          )}
        </select>
        <Glyph shape={glyphs.chevronDown} className="pointer-events-none absolute right-3.5" />
      </div>
    </Field>
  )
}
