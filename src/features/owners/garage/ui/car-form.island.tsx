'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { hasDoubtfulLetter } from '#features/owners/recalls/rules.ts'
import type { ServicedModel } from '#features/owners/service-schedule/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/forms/select.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useFetch } from '#ui/use-fetch.ts'
import type { CarModel, GarageCar, GarageRange } from '../garage.ts'
import {
  type EntryField,
  type EntryProblems,
  entryFields,
  entryOfCar,
  readEntry,
} from '../rules/car-entry.ts'
import { carName } from '../rules/car-name.ts'
import { lineOf, maxName, maxNickname } from '../rules/garage-file.ts'
import { controlOf, DrivenFields, FieldGroup, type FieldsProps } from './car-form-fields.tsx'
import { monthOptions } from './format-month.ts'
import type { GarageLabels } from './labels.ts'

type Loaded =
  | { readonly state: 'ready'; readonly data: readonly GarageRange[] }
  | { readonly state: 'empty' | 'failed' }

/** Returns the ranges that came with the page, or loads them when they did not. @param address of the block's data */
function useRanges(given: readonly GarageRange[] | null, address: string) {
  const { result, retry } = useFetch<Loaded>(given === null ? address : null)
  if (given !== null) return { ranges: given, hasFailed: false, retry }
  const loaded = result.state === 'ready' ? result.data : null
  return {
    ranges: loaded?.state === 'ready' ? loaded.data : [],
    hasFailed: result.state === 'failed' || loaded?.state === 'failed',
    retry,
  }
}

/** Loads the models of a range from the choice of the service schedule. @param range empty for none */
function useModels(range: string) {
  const address = `/sections/service-schedule?${new URLSearchParams({ range })}`
  const { result, retry } = useFetch<readonly ServicedModel[]>(range === '' ? null : address)
  return {
    models: range !== '' && result.state === 'ready' ? result.data : [],
    isLoading: range !== '' && result.state === 'loading',
    hasFailed: range !== '' && result.state === 'failed',
    retry,
  }
}

export type CarFormProps = {
  /** The car that is changed; null for a new one. */
  car: GarageCar | null
  /** The id of the car. */
  id: string
  /** Null when they did not come with the page. */
  ranges: readonly GarageRange[] | null
  /** The address they are fetched from then. */
  address: string
  today: CalendarDay
  headingLevel: 2 | 3
  labels: GarageLabels
  onSave: (car: GarageCar) => void
  onCancel: () => void
}

const oldestYear = 1970

const yearOptions = (today: CalendarDay) => {
  const newest = Number(today.slice(0, 4))
  return Array.from({ length: newest - oldestYear + 1 }, (_, index) => {
    const value = String(newest - index)
    return { value, label: value }
  })
}

type ChoiceProps = FieldsProps &
  Pick<CarFormProps, 'car' | 'ranges' | 'address'> & { loaded: ReturnType<typeof useModels> }

/** The choice of a range and a model. A model that is no longer sold stays the choice of its car. */
function ModelChoice({ car, ranges: given, address, loaded, ...props }: ChoiceProps) {
  const { texts, entry } = props
  const { ranges, hasFailed, retry } = useRanges(given, address)
  const own = car?.model && car.model.range === entry.range ? [car.model] : []
  const listed = ranges.some(({ slug }) => slug === own[0]?.range)
  const models = loaded.models.some(({ code }) => code === own[0]?.code)
    ? loaded.models
    : [...own, ...loaded.models]
  return (
    <>
      <Select
        label={texts.range}
        emptyLabel={texts.selectRange}
        options={[
          ...(listed || !own[0] ? [] : [{ value: own[0].range, label: own[0].range }]),
          ...ranges.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        {...controlOf('range', props)}
      />
      <Select
        label={texts.model}
        emptyLabel={loaded.isLoading ? texts.modelsLoading : texts.selectModel}
        disabled={models.length === 0}
        options={models.map(({ code, name }) => ({ value: code, label: name }))}
        {...controlOf('model', props)}
      />
      {hasFailed || loaded.hasFailed ? (
        <div role="status" className="grid justify-items-start gap-2 tablet:col-span-2">
          <p>{texts.modelsFailed}</p>
          <Button variant="text" onClick={hasFailed ? retry : loaded.retry}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** The form about a car. Nothing of it is sent. */
export function CarForm(props: CarFormProps) {
  const { car, id, ranges, address, today, headingLevel, labels, onSave, onCancel } = props
  const texts = labels.texts.garageForm
  const Heading = `h${headingLevel}` as const
  const headingId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [entry, setEntry] = useState(() => entryOfCar(car, today))
  const [problems, setProblems] = useState<EntryProblems>({})
  const loaded = useModels(entry.range)

  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [])

  const change = (name: EntryField, value: string) => {
    setEntry((before) => ({ ...before, ...(name === 'range' && { model: '' }), [name]: value }))
    setProblems(({ [name]: _, ...others }) => others)
  }
  const chosenModel = (): CarModel | null => {
    const { range, model: code } = entry
    const found = loaded.models.find((each) => each.code === code)
    if (found) return { code, range, name: lineOf(found.name, maxName) || code }
    return car?.model && car.model.code === code ? car.model : null
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = readEntry(entry, { id, model: chosenModel() }, today)
    if ('car' in read) return onSave(read.car)
    setProblems(read.problems)
    const first = entryFields.find((name) => read.problems[name])
    const controlAt = (name: string) =>
      form.current?.querySelector<HTMLElement>(`[name="${name}"]:not(:disabled)`)
    const control = controlAt(first ?? '') ?? controlAt('vin')
    control?.focus()
  }
  const fields: FieldsProps = { entry, problems, onChange: change, texts }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={save}
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-8 border border-line bg-surface p-6 tablet:p-10"
    >
      <Heading id={headingId} className="text-h3 wrap-anywhere">
        {car ? fill(texts.editTitle, { name: carName(car) }) : texts.addTitle}
      </Heading>
      <FieldGroup legend={texts.which} help={texts.whichHelp}>
        <ModelChoice {...fields} {...{ car, ranges, address, loaded }} />
        <TextField
          label={texts.vin}
          optionalNote={texts.optional}
          help={hasDoubtfulLetter(entry.vin) ? texts.vinDoubtful : texts.vinHelp}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...controlOf('vin', fields)}
        />
        <TextField
          label={texts.nickname}
          optionalNote={texts.optional}
          help={texts.nicknameHelp}
          autoComplete="off"
          maxLength={maxNickname}
          {...controlOf('nickname', fields)}
        />
      </FieldGroup>
      <FieldGroup legend={texts.since} help={texts.sinceHelp}>
        <Select
          label={texts.month}
          emptyLabel={texts.selectMonth}
          options={monthOptions(labels.language)}
          {...controlOf('month', fields)}
        />
        <Select
          label={texts.year}
          emptyLabel={texts.selectYear}
          options={yearOptions(today)}
          {...controlOf('year', fields)}
        />
      </FieldGroup>
      <DrivenFields {...fields} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">{texts.save}</Button>
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
