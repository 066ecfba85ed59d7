import { useEffect, useRef } from 'react'
import type { ModelOption, VehicleChoices } from '../form-content.ts'
import { type EnquiryKind, formDefinition } from '../forms/definitions.ts'
import { readPlanLink } from '../wire/plan-link.ts'
import { EntryField } from './entry-field.tsx'
import type { FormParts } from './form-parts.ts'

type Props = FormParts & {
  kind: EnquiryKind
  choices: VehicleChoices
  /** The dealer whose page it is; where there is none the visitor chooses. */
  dealer: string | null
  /** Code of the model that is chosen; empty while none is. */
  model: string
  onModel: (code: string) => void
}

/** What the link that led here names. Empty on the server, which does not know the query. */
const askedFor = (name: string) =>
  typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.search).get(name) ?? '')

/** As one writes and the other reads it: without regard to capitals and spaces. */
const spelt = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim()

/** The model a calculator's link names: by its code, else by its name. */
function modelOfPlan(models: readonly ModelOption[]): string {
  const link = readPlanLink(window.location)
  const byName = (label: string) => link !== null && link.name !== '' && spelt(label) === spelt(link.name)
  const found = models.find(({ code }) => code === link?.code) ?? models.find(({ label }) => byName(label))
  return found?.code ?? ''
}

/** The model the link names: by its own code, or as the buttons of vehicle pages do. */
function modelAskedFor(models: readonly ModelOption[]): string {
  const derivative = askedFor('test-drive-code') || askedFor('buy-now-code')
  return (
    models.find(({ derivativeCode }) => derivative !== '' && derivativeCode === derivative)?.code ??
    (askedFor('model') || modelOfPlan(models))
  )
}

/** Chooses in a list what a link asks for, if it is there and the visitor has not chosen. */
function choose(list: HTMLSelectElement | null, code: string): void {
  const isThere = [...(list?.options ?? [])].some(({ value }) => value === code)
  if (list && list.value === '' && isThere) list.value = code
}

/**
 * Which vehicle, in which paint, from whom. A link may choose for the visitor, `?model=57U&colour=040&dealer=sandton`,
 * the model also by its derivative code (`?test-drive-code=`, `?buy-now-code=`, requirement V-164): it is shown, and can be changed; the server believes none of it.
 */
export function VehicleFields(props: Props) {
  const { kind, choices, words, errors, entered, dealer, model, onModel } = props
  const { subject } = formDefinition(kind)
  const models = useRef<HTMLSelectElement>(null)
  const dealers = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    choose(models.current, modelAskedFor(choices.models))
    choose(dealers.current, askedFor('dealer'))
    // Also what a visitor chose before the page came alive.
    onModel(models.current?.value ?? '')
  }, [choices.models, onModel])
  const colours = choices.models.find(({ code }) => code === model)?.colours ?? []
  const colour = colours.find((code) => code === (entered?.colour?.[0] || askedFor('colour')))
  const field = { words, entered }
  return (
    <>
      <EntryField
        {...field}
        name="model"
        isOptional={subject.model === 'optional'}
        list={{
          ref: models,
          emptyLabel: words.chooseModel,
          options: choices.models.map(({ code, label }) => ({ value: code, label })),
          onChange: ({ target }) => onModel(target.value),
        }}
        error={errors.model}
      />
      <EntryField
        // Each model has paints of its own, and none is taken over. Before one is chosen the list has its place.
        key={model}
        words={words}
        name="colour"
        isOptional
        list={{
          emptyLabel: words.anyColour,
          options: colours.map((code) => ({ value: code, label: choices.colours[code] ?? code })),
        }}
        entered={{ colour: [colour ?? ''] }}
        error={errors.colour}
      />
      {dealer === null ? (
        <EntryField
          {...field}
          name="dealer"
          isOptional={subject.dealer === 'optional'}
          list={{
            ref: dealers,
            emptyLabel: subject.dealer === 'optional' ? words.dealerForMe : words.chooseDealer,
            options: choices.dealers.map(({ slug, label }) => ({ value: slug, label })),
          }}
          error={errors.dealer}
        />
      ) : (
        <input type="hidden" name="dealer" value={dealer} />
      )}
    </>
  )
}
