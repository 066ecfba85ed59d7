import { formatWholeNumber } from '#platform/site/whole-number.ts'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/forms/select.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { CostsView } from '../costs-view.ts'
import { type ChoiceName, leastKilometres, mostKilometres } from '../rules/choice.ts'
import { costsPath } from '../rules/costs-path.ts'
import { provinces } from '../rules/figures.ts'

const areas = [
  { value: 'inland', label: 'Inland' },
  { value: 'coast', label: 'Coast' },
]

const errors: Readonly<Record<ChoiceName, string>> = {
  model: 'We do not sell a model with this code in this range. Choose one from the list.',
  km: `Enter kilometres a month between ${leastKilometres} and ${formatWholeNumber(mostKilometres)}, in digits.`,
  province: 'Choose one of the nine provinces.',
  fuel: 'Choose inland or coast.',
}

/** A value that is none of the options is kept as an option of its own, which the error explains. */
const withTyped = (
  options: readonly { value: string; label: string }[],
  typed: string,
  isInvalid: boolean,
) => (isInvalid ? [{ value: typed, label: typed === '' ? 'Choose' : typed }, ...options] : options)

/** What an owner chooses. A plain form: it works without JavaScript, and its address can be shared. */
export function CostsForm({ view: { range, models, choice } }: { view: CostsView }) {
  const { entries, invalid } = choice
  const errorOf = (name: ChoiceName) => (invalid.includes(name) ? { error: errors[name] } : {})
  const optionsOf = (name: ChoiceName, options: readonly { value: string; label: string }[]) =>
    withTyped(options, entries[name], invalid.includes(name))
  const initialOf = (name: ChoiceName) =>
    name === 'model' && !invalid.includes(name) ? entries.model.trim().toUpperCase() : entries[name]
  const key = JSON.stringify(entries)
  return (
    <form
      key={key}
      action={costsPath(range.slug)}
      method="get"
      className="mt-10 grid grid-cols-1 items-start gap-x-6 gap-y-5 tablet:grid-cols-2 laptop:grid-cols-4 print:hidden"
    >
      <Select
        name="model"
        label="Model"
        options={optionsOf(
          'model',
          models.map(({ code, name }) => ({ value: code, label: name })),
        )}
        defaultValue={initialOf('model')}
        {...errorOf('model')}
      />
      <TextField
        name="km"
        label="Kilometres a month"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        defaultValue={entries.km}
        {...errorOf('km')}
      />
      <Select
        name="province"
        label="Province of the licence"
        options={optionsOf(
          'province',
          provinces.map(({ slug, name }) => ({ value: slug, label: name })),
        )}
        defaultValue={initialOf('province')}
        {...errorOf('province')}
      />
      <Select
        name="fuel"
        label="Fuel price"
        options={optionsOf('fuel', areas)}
        defaultValue={initialOf('fuel')}
        {...errorOf('fuel')}
      />
      <div>
        <Button type="submit">Work it out</Button>
      </div>
    </form>
  )
}
