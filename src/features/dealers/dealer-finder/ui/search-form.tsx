import type { FormEvent, Ref } from 'react'
import { radiusOptions } from '#features/site/places/rules.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import { type FinderChoices, finderPath, maxSearchLength } from '../rules/finder-address.ts'

type Props = {
  choices: FinderChoices
  input: Ref<HTMLInputElement>
  isLocating: boolean
  onPrepare: () => void
  onSearch: (text: string) => void
  onRadius: (label: number) => void
  onLocate: () => void
  onSubmit: (event: FormEvent) => void
}

/** Source: requirement D-268. */
const placeholder = 'Search Dealer Name, Province, City or Suburb ...'

/**
 * The search of the finder. Without scripts it is a form that the server answers. The radius has exactly five choices, and
 * none at first. Source: requirements D-268, D-271 to D-273.
 */
export function SearchForm({ choices, input, isLocating, ...actions }: Props) {
  const { search, radius } = choices
  return (
    <search>
      <form
        action={finderPath}
        onSubmit={actions.onSubmit}
        onFocus={actions.onPrepare}
        className="grid gap-4 phone:grid-cols-[minmax(0,1fr)_11rem]"
      >
        <Field id="finder-search" label="Dealer or place">
          <input
            id="finder-search"
            ref={input}
            type="search"
            name="search"
            placeholder={placeholder}
            value={search}
            onChange={({ target }) => actions.onSearch(target.value)}
            maxLength={maxSearchLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            className="entry truncate"
          />
        </Field>
        <Field id="finder-radius" label="Select radius">
          <div className="relative grid items-center">
            <select
              id="finder-radius"
              name="radius"
              value={radius ?? ''}
              onChange={({ target }) => actions.onRadius(Number(target.value))}
              className="entry appearance-none pr-11"
            >
              <option value="" hidden>
                Choose
              </option>
              {radiusOptions.map(({ label }) => (
                <option key={label} value={label}>
                  {label} km
                </option>
              ))}
            </select>
            <Glyph shape={glyphs.chevronDown} className="pointer-events-none absolute right-3.5" />
          </div>
        </Field>
        <div className="flex flex-wrap gap-3 phone:col-span-2">
          <Button type="submit">Search</Button>
          <span className="contents noscript:hidden">
            <Button variant="secondary" busy={isLocating} onClick={actions.onLocate}>
              <Glyph shape={glyphs.locate} size={18} />
              Use my location
            </Button>
          </span>
        </div>
      </form>
    </search>
  )
}
