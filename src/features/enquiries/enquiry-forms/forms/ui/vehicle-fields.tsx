import { type ChangeEvent, useEffect, useRef } from 'react'
import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { formDefinition } from '#features/enquiries/enquiries/rules.ts'
import { readPlanLink } from '../../plan/plan-link.ts'
import type { ModelOption, VehicleChoices } from '../form-content.ts'
import { DealerField } from './dealer-field.tsx'
import { EntryField } from './entry-field.tsx'
import type { FormParts } from './form-parts.ts'
import { groupsOf, preselect, queryParameter } from './list-options.ts'

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

/** The paint of a link: of a button on a vehicle page, or of a calculator. */
const colourOfLink = () =>
  queryParameter('colour') ||
  (typeof window === 'undefined' ? '' : (readPlanLink(window.location)?.colour ?? ''))

/** The model of the link: by its own code, or by the parameters of the buttons on vehicle pages. */
function modelOfLink(models: readonly ModelOption[]): string {
  const derivative = queryParameter('test-drive-code') || queryParameter('buy-now-code')
  return (
    models.find(({ derivativeCode }) => derivative !== '' && derivativeCode === derivative)?.code ??
    (queryParameter('model') || modelOfPlan(models))
  )
}

/**
 * Model, colour and dealer. A link may preselect them: `?model=57U&colour=040&dealer=sandton`, the model also by its
 * derivative code (`?test-drive-code=`, `?buy-now-code=`, requirement V-164). The visitor can change them. Accessories
 * come with a link alone (`?with=`), and stay until a model of another range is chosen.
 */
export function VehicleFields(props: Props) {
  const { kind, choices, texts, fields, errors, entered, dealer, model } = props
  const { readPreferredSlug, onPreselected } = props
  const { subject } = formDefinition(kind)
  const models = useRef<HTMLSelectElement>(null)
  const accessories = useRef<HTMLInputElement>(null)
  useEffect(() => {
    preselect(models.current, modelOfLink(choices.models))
    const ofLink = queryParameter('with') || readPlanLink(window.location)?.accessories
    if (accessories.current && ofLink) accessories.current.value ||= ofLink
    onPreselected()
  }, [choices.models, onPreselected])
  const colours = choices.models.find(({ code }) => code === model)?.colours ?? []
  const colour = colours.find((code) => code === (entered?.colour?.[0] || colourOfLink()))
  const optionalNote = texts.optional
  const rangeOf = (code: string) => choices.models.find((option) => option.code === code)?.range
  const dropAccessories = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (accessories.current && rangeOf(target.value) !== rangeOf(model)) accessories.current.value = ''
  }
  return (
    <>
      <input
        ref={accessories}
        type="hidden"
        name="accessories"
        defaultValue={entered?.accessories?.[0] ?? ''}
      />
      <EntryField
        {...{ entered, optionalNote }}
        field={fields.model}
        isOptional={subject.model === 'optional'}
        list={{
          ref: models,
          onChange: dropAccessories,
          emptyLabel: texts.chooseModel,
          groups: groupsOf(choices.models, ({ range, code, label }) => [range, { value: code, label }]),
        }}
        error={errors.model}
      />
      <EntryField
        // Each model has its own colours, so a new model resets the choice.
        key={model}
        field={fields.colour}
        optionalNote={optionalNote}
        isOptional
        list={{
          emptyLabel: texts.anyColour,
          options: colours.map((code) => ({ value: code, label: choices.colours[code] ?? code })),
        }}
        entered={{ colour: [colour ?? ''] }}
        error={errors.colour}
      />
      {dealer === null ? (
        <DealerField
          {...{ texts, fields, errors, entered, readPreferredSlug, onPreselected }}
          dealers={choices.dealers}
          isOptional={subject.dealer === 'optional'}
        />
      ) : (
        <input type="hidden" name="dealer" value={dealer} />
      )}
    </>
  )
}
