import { useEffect, useRef } from 'react'
import type { SelectGroup } from '#ui/forms/select.tsx'
import type { ModelOption, VehicleChoices } from '../form-content.ts'
import { type EnquiryKind, formDefinition } from '../forms/definitions.ts'
import { readPlanLink } from '../wire/plan-link.ts'
import { EntryField } from './entry-field.tsx'
import type { FormParts } from './form-parts.ts'

type Props = FormParts & {
  kind: EnquiryKind
  choices: VehicleChoices
  /** The dealer whose page the form is on; null where the visitor chooses the dealer. */
  dealer: string | null
  /** Code of the selected model; empty without one. */
  model: string
  /** Returns the slug of the dealer that the visitor has chosen in the finder; null without one. */
  readPreferredSlug: () => string | null
  /** Called once the choices of the link are made. */
  onPreselected: () => void
}

/** A parameter of the page's query. Empty on the server, which does not know the query. */
const queryParameter = (name: string) =>
  typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.search).get(name) ?? '')

/** A name for comparison, without regard to case and spaces. */
const normalized = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim()

/** The model of a calculator's link, by its code, else by its name. */
function modelOfPlan(models: readonly ModelOption[]): string {
  const link = readPlanLink(window.location)
  const byName = (label: string) =>
    link !== null && link.name !== '' && normalized(label) === normalized(link.name)
  const found = models.find(({ code }) => code === link?.code) ?? models.find(({ label }) => byName(label))
  return found?.code ?? ''
}

/** The model of the link: by its own code, or by the parameters of the buttons on vehicle pages. */
function modelOfLink(models: readonly ModelOption[]): string {
  const derivative = queryParameter('test-drive-code') || queryParameter('buy-now-code')
  return (
    models.find(({ derivativeCode }) => derivative !== '' && derivativeCode === derivative)?.code ??
    (queryParameter('model') || modelOfPlan(models))
  )
}

type Option = SelectGroup['options'][number]

/** The options of a list under their headings, in the order in which those come. */
function groupsOf<Item>(
  items: readonly Item[],
  place: (item: Item) => readonly [string, Option],
): SelectGroup[] {
  const placed = items.map(place)
  return [...new Set(placed.map(([label]) => label))].map((label) => ({
    label,
    options: placed.flatMap(([heading, option]) => (heading === label ? [option] : [])),
  }))
}

/** Selects the option of a link, if it exists and the visitor has not selected another. */
function preselect(list: HTMLSelectElement | null, code: string): void {
  const exists = [...(list?.options ?? [])].some(({ value }) => value === code)
  if (list && list.value === '' && exists) list.value = code
}

/**
 * Model, colour and dealer. A link may preselect them: `?model=57U&colour=040&dealer=sandton`, the model also by its
 * derivative code (`?test-drive-code=`, `?buy-now-code=`, requirement V-164). Without a dealer in the link, the preferred
 * dealer is selected (decision V-10). The visitor can change them.
 */
export function VehicleFields(props: Props) {
  const { kind, choices, texts, errors, entered, dealer, model, onPreselected } = props
  const { subject } = formDefinition(kind)
  const models = useRef<HTMLSelectElement>(null)
  const dealers = useRef<HTMLSelectElement>(null)
  const preferredSlug = useRef(props.readPreferredSlug)
  useEffect(() => {
    preselect(models.current, modelOfLink(choices.models))
    preselect(dealers.current, queryParameter('dealer'))
    preselect(dealers.current, preferredSlug.current() ?? '')
    onPreselected()
  }, [choices.models, onPreselected])
  const colours = choices.models.find(({ code }) => code === model)?.colours ?? []
  const colour = colours.find((code) => code === (entered?.colour?.[0] || queryParameter('colour')))
  const field = { texts, entered }
  return (
    <>
      <EntryField
        {...field}
        name="model"
        isOptional={subject.model === 'optional'}
        list={{
          ref: models,
          emptyLabel: texts.chooseModel,
          groups: groupsOf(choices.models, ({ range, code, label }) => [range, { value: code, label }]),
        }}
        error={errors.model}
      />
      <EntryField
        // Each model has its own colours, so a new model resets the choice.
        key={model}
        texts={texts}
        name="colour"
        isOptional
        list={{
          emptyLabel: texts.anyColour,
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
            emptyLabel: subject.dealer === 'optional' ? texts.dealerForMe : texts.chooseDealer,
            groups: groupsOf(choices.dealers, ({ region, slug, label }) => [region, { value: slug, label }]),
          }}
          error={errors.dealer}
        />
      ) : (
        <input type="hidden" name="dealer" value={dealer} />
      )}
    </>
  )
}
