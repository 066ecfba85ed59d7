import type { ReactNode } from 'react'
import { TextField } from '#ui/forms/text-field.tsx'
import type { CarEntry, EntryField, EntryProblem, EntryProblems } from '../rules/car-entry.ts'
import type { GarageTexts } from '../texts.ts'

type FormTexts = GarageTexts['garageForm']

/** The text of each problem. */
export const problemTexts = (texts: FormTexts): Readonly<Record<EntryProblem, string>> => ({
  modelOrVin: texts.problemModelOrVin,
  vin: texts.problemVin,
  month: texts.problemMonth,
  future: texts.problemFuture,
  kilometres: texts.problemKilometres,
  day: texts.problemDay,
  perYear: texts.problemPerYear,
  service: texts.problemService,
})

/** Fields of the form that belong together. */
export function FieldGroup({
  legend,
  help,
  children,
}: {
  legend: string
  help?: string
  children: ReactNode
}) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold text-h4">{legend}</legend>
      {help ? <p className="max-w-[60ch] text-ink-2 text-small">{help}</p> : null}
      <div className="grid grid-cols-1 items-start gap-6 tablet:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/** What the fields of the form have in common. */
export type FieldsProps = {
  entry: CarEntry
  problems: EntryProblems
  onChange: (name: EntryField, value: string) => void
  texts: FormTexts
}

/** Returns what a control of the form needs: its name, value and error. */
export function controlOf(name: EntryField, { entry, problems, onChange, texts }: FieldsProps) {
  const problem = problems[name]
  return {
    ...{ name, value: entry[name] },
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    error: problem && problemTexts(texts)[problem],
  }
}

/** How far a car has driven, and its last service. */
export function DrivenFields(props: FieldsProps) {
  const { texts } = props
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <FieldGroup legend={texts.driven}>
        <TextField
          label={texts.kilometres}
          optionalNote={texts.optional}
          {...number}
          {...controlOf('kilometres', props)}
        />
        <TextField label={texts.readOn} type="date" {...controlOf('readOn', props)} />
        <TextField
          label={texts.perYear}
          optionalNote={texts.optional}
          help={texts.perYearHelp}
          {...number}
          {...controlOf('kilometresPerYear', props)}
        />
      </FieldGroup>
      <FieldGroup legend={texts.lastService}>
        <TextField
          label={texts.serviceKilometres}
          optionalNote={texts.optional}
          {...number}
          {...controlOf('serviceKilometres', props)}
        />
        <TextField
          label={texts.serviceOn}
          optionalNote={texts.optional}
          type="date"
          {...controlOf('serviceOn', props)}
        />
      </FieldGroup>
    </>
  )
}
