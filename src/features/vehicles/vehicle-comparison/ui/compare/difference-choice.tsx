import type { ComparisonTexts } from '../../texts.ts'

/** Selects how differing rows are displayed. The table's stylesheet reads the checked input: no JavaScript needed. */
export function DifferenceChoice({ texts }: { texts: ComparisonTexts }) {
  const choices = [
    { value: 'unmarked', label: texts.notMarked },
    { value: 'marked', label: texts.marked },
    { value: 'only', label: texts.onlyThese },
  ]
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="mb-2 text-ink-2 text-small">{texts.differences}</legend>
      <div className="flex flex-wrap rounded-sharp border border-field">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 flex-auto cursor-pointer border-field text-small not-last:border-r hover:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="differences"
              value={value}
              data-rows={value}
              defaultChecked={value === 'marked'}
              className="peer sr-only"
            />
            <span className="flex flex-auto items-center justify-center px-4 peer-checked:bg-ink peer-checked:text-on-ink peer-checked:highlighted">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
