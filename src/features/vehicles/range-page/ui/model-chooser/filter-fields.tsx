import { Checkbox } from '#ui/forms/checkbox.tsx'
import type { Filter, SelectedFilters } from '../../rules/model-filters.ts'
import type { ModelChooserTexts } from '../../texts.ts'

type Props = {
  filters: readonly Filter[]
  selected: SelectedFilters
  onChange: (selected: SelectedFilters) => void
  texts: ModelChooserTexts
}

/** The filters, each with a checkbox for every option. */
export function FilterFields({ filters, selected, onChange, texts }: Props) {
  const labels: Readonly<Record<string, unknown>> = texts
  const labelOf = (option: string) =>
    Object.hasOwn(labels, option) && typeof labels[option] === 'string' ? labels[option] : option
  return (
    <div className="grid grid-cols-1 gap-7">
      {filters.map(({ name, heading, options }) => (
        <fieldset key={name} className="min-w-0">
          <legend className="mb-2 font-semibold">{heading ?? texts[name]}</legend>
          {options.map((option) => (
            <Checkbox
              key={option}
              label={labelOf(option)}
              checked={selected[name].includes(option)}
              onChange={({ target }) =>
                onChange({
                  ...selected,
                  [name]: target.checked
                    ? [...selected[name], option]
                    : selected[name].filter((other) => other !== option),
                })
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
