import { Fragment, useId } from 'react'
import { TextInLanguage } from '#features/language/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ConfiguratorTexts } from '#platform/i18n/texts.ts'
import { chosenOf, useEarlyInput } from '#ui/forms/use-early-input.ts'
import type { ModelChoice } from '../range-view.ts'
import { ModelPrice } from './model-price.tsx'

type Props = {
  models: readonly ModelChoice[]
  selected: string | undefined
  onChoose: (code: string) => void
  showsPrices: boolean
  texts: ConfiguratorTexts
  /** Of the page. */
  language: Language
}

/** The models of a grade, dearest first. */
export function ModelList({ models, selected, onChoose, showsPrices, texts, language }: Props) {
  const name = useId()
  const group = useEarlyInput<HTMLFieldSetElement>((fieldset) => {
    const early = chosenOf(fieldset)
    if (early !== undefined && early !== selected) onChoose(early)
  })
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="mb-4 font-semibold">
        {models.length === 1 ? texts.oneModel : fill(texts.models, { count: models.length })}
      </legend>
      <div className="grid gap-2">
        {models.map((model) => (
          <label
            key={model.code}
            className="relative grid cursor-pointer gap-1 border border-line bg-surface p-4 hover:border-field has-checked:border-ink has-checked:ring-1 has-checked:ring-ink forced-colors:has-checked:bg-[Highlight] has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={model.code}
              checked={model.code === selected}
              onChange={() => onChoose(model.code)}
              // As large as its label: the browser scrolls what has the focus into view, and all of it is meant.
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="font-semibold">{model.name}</span>
            <span className="text-ink-2 text-small">
              {model.facts.map((fact, index) => (
                <Fragment key={fact.text}>
                  {index > 0 ? ', ' : null}
                  <TextInLanguage text={fact} page={language} />
                </Fragment>
              ))}
            </span>
            {showsPrices ? (
              <ModelPrice price={model.price} specialPrice={model.specialPrice} texts={texts} />
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
