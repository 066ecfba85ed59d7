import { Checkbox } from '#ui/forms/checkbox.tsx'
import type { ChosenFilters, Filter } from '../../rules/model-filters.ts'
import type { ModelChooserTexts } from '../../texts.ts'

type Props = {
  filters: readonly Filter[]
  chosen: ChosenFilters
  onChange: (chosen: ChosenFilters) => void
  texts: ModelChooserTexts
}

/** The filters, each with a box for every option that some model has. */
export function FilterFields({ filters, chosen, onChange, texts }: Props) {
  const words: Readonly<Record<string, unknown>> = texts
  const nameOf = (option: string) =>
    Object.hasOwn(words, option) && typeof words[option] === 'string' ? words[option] : option
  return (
    <div className="grid grid-cols-1 gap-7">
      {filters.map(({ name, heading, options }) => (
        <fieldset key={name} className="min-w-0">
          <legend className="mb-2 font-semibold">{heading ?? texts[name]}</legend>
          {options.map((option) => (
            <Checkbox
              key={option}
              label={nameOf(option)}
              checked={chosen[name].includes(option)}
              onChange={({ target }) =>
                onChange({
                  ...chosen,
                  [name]: target.checked
                    ? [...chosen[name], option]
                    : chosen[name].filter((other) => other !== option),
                })
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
