import type { ReactNode } from 'react'
import { comparePath } from '#features/vehicles/vehicles/index.ts'
import type { VehicleGroup } from '#features/vehicles/vehicles/rules.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Select } from '#ui/forms/select.tsx'
import type { ModelComparison } from '../../data/model-comparison.ts'
import type { AcrossRangesTexts, ComparisonTexts } from '../../texts.ts'

type Props = Pick<ModelComparison, 'options' | 'suggestions'> & {
  dealerSlug: string | null
  /** Names of the groups of vehicles. */
  groups: Readonly<Record<VehicleGroup, string>>
  /** Opens the selector of all models; nothing without JavaScript. */
  browse: ReactNode
  texts: AcrossRangesTexts
  labels: Pick<ComparisonTexts, 'chooseModel'>
}

/** What a comparison shows before a model is chosen: a form for the first one, and comparisons to start with. */
export function Start({ options, suggestions, dealerSlug, groups, browse, texts, labels }: Props) {
  const choices = options.map(({ range, models }) => ({
    label: range,
    options: models.map(({ code, name }) => ({ value: code, label: name })),
  }))
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-14 laptop:grid-cols-2">
      <div className="grid max-w-[34rem] content-start gap-5">
        <form action={comparePath(null, [], dealerSlug)} className="grid grid-cols-1 gap-4">
          <Select
            name="code"
            label={texts.firstModel}
            groups={choices}
            emptyLabel={labels.chooseModel}
            required
            autoComplete="off"
          />
          <div>
            <Button type="submit">{texts.add}</Button>
          </div>
        </form>
        {browse}
      </div>
      {suggestions.length === 0 ? null : (
        <section aria-labelledby="start-here">
          <h2 id="start-here" className="text-h3">
            {texts.startHere}
          </h2>
          <ul className="mt-4 border-line border-t">
            {suggestions.map(({ group, ranges, codes }) => (
              <li key={group} className="border-line border-b py-3">
                <p className="text-ink-2 text-small">{groups[group]}</p>
                <TextLink href={comparePath(null, codes, dealerSlug)}>{ranges.join(', ')}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
