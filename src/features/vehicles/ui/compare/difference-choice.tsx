import type { ComparisonTexts } from '#platform/i18n/texts.ts'

type Props = { texts: ComparisonTexts }

/** Which rows are shown, and how. The styles of the table ask what is checked, so it works without JavaScript. */
export function DifferenceChoice({ texts }: Props) {
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
            className="flex min-h-11 flex-auto cursor-pointer items-center justify-center border-field px-4 text-small not-last:border-r hover:bg-raised has-checked:bg-ink has-checked:text-on-ink forced-colors:has-checked:bg-[Highlight] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="differences"
              value={value}
              data-rows={value}
              defaultChecked={value === 'marked'}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
