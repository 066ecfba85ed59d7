import { useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { EnquiryTexts } from '#platform/i18n/texts.ts'
import { Select } from '#ui/forms/select.tsx'
import type { VehicleChoices } from '../form-content.ts'
import type { Entries } from '../forms/schema.ts'
import type { FormValues } from './form-values.ts'

type Props = {
  form: UseFormReturn<FormValues, unknown, Entries>
  choices: VehicleChoices
  words: EnquiryTexts
}

/**
 * Takes up what a link chose for the visitor, as far as it exists: `?model=57U&colour=040&dealer=sandton`. It is
 * shown, and can be changed; the server believes none of it.
 */
function useChosenByAddress({ setValue, getValues }: Props['form'], choices: VehicleChoices) {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const choose = (name: 'model' | 'dealer', exists: (code: string) => boolean) => {
      const code = query.get(name)
      if (code && exists(code) && !getValues(name)) setValue(name, code)
    }
    choose('model', (code) => choices.models.some((model) => model.code === code))
    choose('dealer', (slug) => choices.dealers.some((dealer) => dealer.slug === slug))
  }, [setValue, getValues, choices])
}

/** Which vehicle, in which paint, from whom. */
export function VehicleFields({ form, choices, words }: Props) {
  const { register, formState, setValue, control } = form
  const { errors } = formState
  useChosenByAddress(form, choices)
  const chosen = useWatch({ control, name: 'model' })
  const model = choices.models.find(({ code }) => code === chosen)
  const colours = model?.colours ?? []
  const offered = colours.join()
  // A paint that the link names is chosen as soon as its model is; one of another model is not kept.
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('colour') ?? ''
    setValue('colour', offered.split(',').includes(asked) ? asked : '')
  }, [offered, setValue])
  return (
    <>
      <Select
        label={words.model}
        emptyLabel={words.chooseModel}
        options={choices.models.map(({ code, label }) => ({ value: code, label }))}
        error={errors.model?.message}
        {...register('model')}
      />
      {colours.length > 0 ? (
        <Select
          label={words.colour}
          optionalNote={words.optional}
          emptyLabel={words.anyColour}
          options={colours.map((code) => ({ value: code, label: choices.colours[code] ?? code }))}
          error={errors.colour?.message}
          {...register('colour')}
        />
      ) : null}
      <Select
        label={words.dealer}
        emptyLabel={words.chooseDealer}
        options={choices.dealers.map(({ slug, label }) => ({ value: slug, label }))}
        error={errors.dealer?.message}
        {...register('dealer')}
      />
    </>
  )
}
